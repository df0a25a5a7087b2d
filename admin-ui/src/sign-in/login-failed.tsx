import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { messages } from './messages.js';
import { explainSignInFailure } from './sign-in.js';

export function LoginFailed({ error }: { error: Error }) {
  return (
    <Alert severity="error">
      <AlertTitle>{messages.loginFailed.loginFailed}</AlertTitle>
      {explainSignInFailure(error)}
    </Alert>
  );
}
