import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import { signInPath, useSession } from '../../entities/session/session.js';
import { messages } from './messages.js';
import { carryToken } from './use-mail-token.js';

/**
 * Shows a link to the sign-in page. After sign-in, the browser returns to the page of the email link, which then
 * confirms the link automatically.
 */
export function SignInToConfirm({ token }: { token: string }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (user)
    return (
      <>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {messages.signInToConfirm.otherAccount(user.email)}
        </Typography>
        <Button component={RouterLink} to="/dashboard" variant="contained" size="large" fullWidth>
          {messages.signInToConfirm.goToYourDashboard}
        </Button>
      </>
    );
  return (
    <Button
      href={signInPath(pathname)}
      onClick={() => carryToken(pathname, token)}
      variant="contained"
      size="large"
      fullWidth
    >
      {messages.signInToConfirm.signInAndConfirm}
    </Button>
  );
}
