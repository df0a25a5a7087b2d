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
              While it is on, nobody can sign in, save or download. What users type is kept on their devices. The
              console keeps working.
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
        helperText="What users see in the meantime."
      />
    </FormFields>
  </Section>
);
