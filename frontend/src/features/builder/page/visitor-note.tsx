import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { PRICE_OF_DOWNLOAD } from '../../../entities/billing/billing.js';
import { messages } from './messages.js';
import { SIGN_UP_TO_EXPORT_PATH } from '../../../lib/open-export-path.js';

const texts = messages.visitorNote;

export function VisitorNote() {
  return (
    <Box sx={{ bgcolor: 'brand.primarySoft', borderRadius: 2, px: 2, py: 1 }}>
      <Typography variant="caption" component="p">
        <strong>{texts.title}</strong> {texts.free}{' '}
        <Link component={RouterLink} to={SIGN_UP_TO_EXPORT_PATH}>
          {texts.signUp}
        </Link>{' '}
        {texts.benefit(PRICE_OF_DOWNLOAD)}
      </Typography>
    </Box>
  );
}
