import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';

export function VisitorNote() {
  return (
    <Box sx={{ bgcolor: 'brand.primarySoft', borderRadius: 2, px: 2, py: 1 }}>
      <Typography variant="caption" component="p">
        <strong>Free Resume Builder:</strong> build and preview for free,{' '}
        <Link component={RouterLink} to="/register?returnTo=/app/resume">
          sign up
        </Link>{' '}
        to download in PDF, DOCX and text.
      </Typography>
    </Box>
  );
}
