import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from './messages.js';
import { useFitToPages } from './use-fit-to-pages.js';

export function FitButtons() {
  const { fit, isBusy } = useFitToPages();
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => fit(1)}>
          {messages.fitButtons.onePage}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => fit(2)}>
          {messages.fitButtons.twoPages}
        </Button>
      </Box>
      <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.75 }}>
        {messages.fitButtons.explanation}
      </Typography>
    </>
  );
}
