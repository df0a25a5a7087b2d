import { minLength, required, TextInput } from 'react-admin';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';

const REASON = [required('Give a reason.'), minLength(5, 'Give a reason of a few words.')];

export const ReasonSection = () => (
  <Section title="Reason">
    <FormFields>
      <TextInput
        source="reason"
        label="Why are you changing this?"
        validate={REASON}
        helperText="Saved with this version and in the audit log."
      />
    </FormFields>
  </Section>
);
