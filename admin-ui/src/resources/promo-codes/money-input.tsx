import InputAdornment from '@mui/material/InputAdornment';
import { NumberInput, type NumberInputProps } from 'react-admin';

/** Number input that shows dollars and stores cents. */
export const MoneyInput = (props: NumberInputProps) => (
  <NumberInput
    {...props}
    step={0.01}
    format={(cents: number | null) => (cents === null ? '' : cents / 100)}
    parse={(dollars) => (dollars === '' ? null : Math.round(Number(dollars) * 100))}
    slotProps={{ input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } }}
  />
);
