import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ToggleChoice } from '../../../ui/toggle-choice.js';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoice: (value: Value) => void;
}

export function Choice<Value extends string>({ label, options, value, onChoice }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ fontWeight: 700, mb: 0.75 }}>
        {label}
      </Typography>
      <ToggleChoice
        labelledBy={id}
        options={options}
        value={value}
        onChoice={onChoice}
        sx={{ '& button': { px: 1.75, minHeight: 40 } }}
      />
    </Box>
  );
}
