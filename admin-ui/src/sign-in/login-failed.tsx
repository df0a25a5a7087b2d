import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { explainSignInFailure } from './sign-in.js';

export function LoginFailed({ error }: { error: Error }) {
  return (
    <Alert severity="error">
      <AlertTitle>Login Failed</AlertTitle>
      {explainSignInFailure(error)}
    </Alert>
  );
}
