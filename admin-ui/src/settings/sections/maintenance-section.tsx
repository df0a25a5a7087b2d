import Alert from '@mui/material/Alert';
import { BooleanInput, FormDataConsumer, required, TextInput } from 'react-admin';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';
import type { FormValues } from '../form-values.js';

export const MaintenanceSection = () => (
  <Section title="Maintenance">
    <FormFields>
      <BooleanInput source="maintenance.on" label="Maintenance mode" helperText={false} />
      <FormDataConsumer<FormValues>>
        {({ formData }) =>
          formData.maintenance.on && (
            <Alert severity="warning">
              Nobody can sign in, save or download while it is on. What people type is kept on their devices. The
              console goes on working.
            </Alert>
          )
        }
      </FormDataConsumer>
      <TextInput
        source="maintenance.message"
        label="Message"
        multiline
        minRows={2}
        validate={required('Write the message.')}
        helperText="What people see meanwhile."
      />
    </FormFields>
  </Section>
);
