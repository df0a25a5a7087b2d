import Box from '@mui/material/Box';

interface BarProps {
  /** Filled share of the bar, from 0 to 1. */
  share: number;
}

/** Decorative bar; the number beside it shows the same value. */
export function Bar({ share }: BarProps) {
  return (
    <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'brand.subtle', overflow: 'hidden' }}>
      <Box sx={{ height: 1, width: `${share * 100}%`, bgcolor: 'primary.main', borderRadius: 1 }} />
    </Box>
  );
}
