import { DateTimeInput, minValue, NumberInput } from 'react-admin';
import { FieldPair } from '../../ui/field-pair.js';
import { messages } from './messages.js';

const atLeastOne = minValue(1, messages.limitFields.minOneOrBlank);

/** Edits the dates and limits of a promo code. Unlike the code's value, both can change after the code was used. */
export function LimitFields() {
  return (
    <>
      <FieldPair>
        <DateTimeInput
          source="startsAt"
          label={messages.limitFields.starts}
          helperText={messages.limitFields.startsHint}
        />
        <DateTimeInput source="endsAt" label={messages.limitFields.ends} helperText={messages.limitFields.endsHint} />
      </FieldPair>
      <FieldPair>
        <NumberInput
          source="maxUses"
          label={messages.limitFields.totalUses}
          min={1}
          step={1}
          validate={atLeastOne}
          helperText={messages.limitFields.noLimitHint}
        />
        <NumberInput
          source="maxUsesPerUser"
          label={messages.limitFields.usesPerCustomer}
          min={1}
          step={1}
          validate={atLeastOne}
          helperText={messages.limitFields.noLimitHint}
        />
      </FieldPair>
    </>
  );
}
