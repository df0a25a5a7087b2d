import { minLength, required, TextInput } from 'react-admin';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';
import { messages } from './messages.js';

const REASON = [required(messages.reasonSection.reasonRequired), minLength(5, messages.reasonSection.reasonTooShort)];

export const ReasonSection = () => (
  <Section title={messages.reasonSection.title}>
    <FormFields>
      <TextInput
        source="reason"
        label={messages.reasonSection.label}
        validate={REASON}
        helperText={messages.reasonSection.hint}
      />
    </FormFields>
  </Section>
);
