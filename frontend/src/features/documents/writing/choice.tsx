import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoice: (value: Value) => void;
}

/** One of a few words. */
export function Choice<Value extends string>({ label, options, value, onChoice }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" sx={{ fontWeight: 700, mb: 0.75 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen: Value | null) => chosen && onChoice(chosen)}
        sx={{ '& button': { px: 1.75, minHeight: 40 } }}
      >
        {options.map(([option, name]) => (
          <ToggleButton key={option} value={option}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
