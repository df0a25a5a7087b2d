import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { PRICE_OF_DOWNLOAD } from '../../../entities/billing/billing.js';
import { SIGN_UP_TO_EXPORT_PATH } from '../../../lib/open-export-path.js';
import { messages } from './messages.js';

/** Invites visitors to sign up, which moves the draft from the device to the account. */
export function SignUpNote() {
  return (
    <Alert severity="info" role="note">
      {messages.signUpNote.text(PRICE_OF_DOWNLOAD)}
      <Button
        component={RouterLink}
        to={SIGN_UP_TO_EXPORT_PATH}
        variant="contained"
        sx={{ mt: 1.5, display: 'flex', width: { xs: 1, sm: 'fit-content' } }}
      >
        {messages.signUpNote.signUp}
      </Button>
    </Alert>
  );
}
