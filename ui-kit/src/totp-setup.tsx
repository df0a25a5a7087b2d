import type { TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CodeField } from './code-field.js';
import { messages } from './messages.js';
import { QrCode } from './qr-code.js';

interface TotpSetupProps {
  enrollment: TotpEnrollment;
  /** Error message below the code field. */
  problem?: string;
}

/**
 * Guides the user through two steps to connect an authenticator app: scan the secret, then enter a code. Must be
 * rendered inside a form.
 */
export function TotpSetup({ enrollment: { uri, secret }, problem }: TotpSetupProps) {
  return (
    <>
      <Typography>{messages.totpSetup.scan}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <QrCode text={uri} label={messages.totpSetup.label} />
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {messages.totpSetup.enterKey}
          </Typography>
          <Typography data-testid="totp-secret" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {inGroups(secret)}
          </Typography>
        </Box>
      </Box>
      <Typography>{messages.totpSetup.enterCode}</Typography>
      <CodeField kind="code" problem={problem} />
    </>
  );
}

/** Groups the secret as "ABCD EFGH …" for typing. Authenticator apps ignore the spaces. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
