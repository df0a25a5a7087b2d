import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { PRICE_OF_DOWNLOAD } from '../../../lib/billing.js';
import { SIGN_UP_TO_EXPORT_PATH } from './open-export-path.js';

export function VisitorNote() {
  return (
    <Box sx={{ bgcolor: 'brand.primarySoft', borderRadius: 2, px: 2, py: 1 }}>
      <Typography variant="caption" component="p">
        <strong>Free Resume Builder:</strong> building, previewing and copying the text are free.{' '}
        <Link component={RouterLink} to={SIGN_UP_TO_EXPORT_PATH}>
          Sign up
        </Link>{' '}
        to save your resume and download it as PDF and Word for {PRICE_OF_DOWNLOAD}, one time.
      </Typography>
    </Box>
  );
}
