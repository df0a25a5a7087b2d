import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';

interface ToggleChoiceProps<Value extends string> extends Pick<ToggleButtonGroupProps, 'fullWidth' | 'sx'> {
  labelledBy: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: Value;
  onChoice: (value: Value) => void;
}

export function ToggleChoice<Value extends string>({
  labelledBy,
  options,
  value,
  onChoice,
  ...look
}: ToggleChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-labelledby={labelledBy}
      value={value}
      onChange={(_, chosen: Value | null) => chosen && onChoice(chosen)}
      {...look}
    >
      {options.map(([option, name]) => (
        <ToggleButton key={option} value={option}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
