import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../api/config.js';
import { signInPath } from '../../entities/session/session.js';
import { messages } from './messages.js';

/**
 * Button for signing in through the server's OpenID Connect provider, if configured. Placed last, because the button
 * appears only after the configuration has loaded and must not shift other content.
 */
export function ProviderSignIn({ returnTo }: { returnTo: string }) {
  const { data: config } = useQuery(configQuery);
  if (!config?.signIn.oidc) return null;
  return (
    <>
      <Divider sx={{ my: 3, color: 'text.secondary', typography: 'body2' }}>{messages.providerSignIn.or}</Divider>
      <Button href={signInPath(returnTo)} variant="outlined" size="large" fullWidth>
        {messages.providerSignIn.continueWith(config.signIn.oidcName ?? messages.providerSignIn.unnamedProvider)}
      </Button>
    </>
  );
}
