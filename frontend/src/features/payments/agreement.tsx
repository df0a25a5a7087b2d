import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { messages } from './messages.js';

export const Agreement = () => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
    {messages.agreement.agreeTo}{' '}
    <Link href="/terms" target="_blank" rel="noopener">
      {messages.agreement.terms}
    </Link>
    .
  </Typography>
);
