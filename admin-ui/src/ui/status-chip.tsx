import Chip, { type ChipProps } from '@mui/material/Chip';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default';

export const StatusChip = ({ label, tone, ...rest }: { label: string; tone: Tone } & Pick<ChipProps, 'sx'>) => (
  <Chip size="small" variant="outlined" color={tone} label={label} {...rest} />
);
