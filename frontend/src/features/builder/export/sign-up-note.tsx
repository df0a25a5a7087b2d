import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { PRICE_OF_DOWNLOAD } from '../../../lib/billing.js';
import { SIGN_UP_TO_EXPORT_PATH } from '../page/open-export-path.js';

/** Signing up brings the draft along: it is kept on the device and becomes the account's first resume. */
export function SignUpNote() {
  return (
    <Alert severity="info" role="note">
      PDF and Word cost {PRICE_OF_DOWNLOAD}, one time, with a free account. Your draft comes with you, and you return to
      this window. Copying the text is free and needs no account.
      <Button
        component={RouterLink}
        to={SIGN_UP_TO_EXPORT_PATH}
        variant="contained"
        sx={{ mt: 1.5, display: 'flex', width: { xs: 1, sm: 'fit-content' } }}
      >
        Sign Up to Download
      </Button>
    </Alert>
  );
}
