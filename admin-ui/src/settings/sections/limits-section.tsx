import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { FieldPair } from '../../ui/field-pair.js';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';

const COUNT = [required('Enter a number.'), minValue(0, 'At least 0.'), maxValue(10_000, 'At most 10,000.')];

export const LimitsSection = () => (
  <Section title="Language model answers per day">
    <FormFields>
      <FieldPair>
        <Count customer="visitor" label="Visitors on the same network" />
        <Count customer="free" label="Free account" />
        <Count customer="pro" label="Pro plan" />
        <Count customer="premium" label="Premium plan" />
      </FieldPair>
    </FormFields>
  </Section>
);

const Count = ({ customer, label }: { customer: string; label: string }) => (
  <NumberInput
    source={`limits.modelAnswers.${customer}`}
    label={label}
    min={0}
    max={10_000}
    step={1}
    validate={COUNT}
    helperText={false}
  />
);
