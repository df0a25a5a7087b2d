import Alert from '@mui/material/Alert';
import { BooleanInput, FormDataConsumer, required, TextInput } from 'react-admin';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';
import type { FormValues } from '../form-values.js';
import { messages } from './messages.js';

export const MaintenanceSection = () => (
  <Section title={messages.maintenanceSection.title}>
    <FormFields>
      <BooleanInput source="maintenance.on" label={messages.maintenanceSection.maintenanceMode} helperText={false} />
      <FormDataConsumer<FormValues>>
        {({ formData }) =>
          formData.maintenance.on && <Alert severity="warning">{messages.maintenanceSection.hint}</Alert>
        }
      </FormDataConsumer>
      <TextInput
        source="maintenance.message"
        label={messages.maintenanceSection.message}
        multiline
        minRows={2}
        validate={required(messages.maintenanceSection.messageRequired)}
        helperText={messages.maintenanceSection.messageHint}
      />
    </FormFields>
  </Section>
);
