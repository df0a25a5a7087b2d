import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFit } from './use-fit.js';

export function FitButtons() {
  const { fit, isBusy } = useFit();
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => fit(1)}>
          Fit to one page
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => fit(2)}>
          Fit to two pages
        </Button>
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.75 }}>
        Adjusts font size, spacing and margins as little as possible. Text stays at 9.5 pt or larger.
      </Typography>
    </>
  );
}
