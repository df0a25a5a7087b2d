import { DateTimeInput, minValue, NumberInput } from 'react-admin';
import { FieldPair } from '../../ui/field-pair.js';

const atLeastOne = minValue(1, 'Enter 1 or more, or leave it blank.');

/** When and how often a code works: what may still change after it was used. */
export function LimitFields() {
  return (
    <>
      <FieldPair>
        <DateTimeInput source="startsAt" label="Starts" helperText="Leave blank to start now." />
        <DateTimeInput source="endsAt" label="Ends" helperText="Leave blank for no end." />
      </FieldPair>
      <FieldPair>
        <NumberInput
          source="maxUses"
          label="Total uses"
          min={1}
          step={1}
          validate={atLeastOne}
          helperText="Leave blank for no limit."
        />
        <NumberInput
          source="maxUsesPerUser"
          label="Uses per customer"
          min={1}
          step={1}
          validate={atLeastOne}
          helperText="Leave blank for no limit."
        />
      </FieldPair>
    </>
  );
}
