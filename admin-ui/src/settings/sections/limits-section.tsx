import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { FieldPair } from '../../ui/field-pair.js';
import { FormFields } from '../../ui/form-fields.js';
import { Section } from '../../ui/section.js';
import { messages } from './messages.js';

const COUNT = [
  required(messages.limitsSection.numberRequired),
  minValue(0, messages.limitsSection.tooLow),
  maxValue(10_000, messages.limitsSection.tooHigh),
];

export const LimitsSection = () => (
  <Section title={messages.limitsSection.title}>
    <FormFields>
      <FieldPair>
        <Count customer="visitor" label={messages.limitsSection.visitors} />
        <Count customer="free" label={messages.limitsSection.freeAccount} />
        <Count customer="pro" label={messages.limitsSection.proPlan} />
        <Count customer="premium" label={messages.limitsSection.premiumPlan} />
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
