import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** Below the button that pays. */
export const Agreement = () => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
    By paying you agree to the{' '}
    <Link href="/terms" target="_blank" rel="noopener">
      terms
    </Link>
    .
  </Typography>
);
