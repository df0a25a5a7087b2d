import CircularProgress from '@mui/material/CircularProgress';
import Box from '@mui/material/Box';
import { messages } from '../messages.js';

/** @param wholePage reserves the height of a page, so that the footer does not move */
export const Waiting = ({ wholePage = false }) => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: wholePage ? '100dvh' : 280 }}>
    <CircularProgress aria-label={messages.paymentForm.label} />
  </Box>
);
