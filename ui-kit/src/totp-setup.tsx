import type { TotpEnrollment } from '@shortlist/shared/contract/second-factors';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CodeField } from './code-field.js';
import { QrCode } from './qr-code.js';

interface TotpSetupProps {
  enrollment: TotpEnrollment;
  /** What is wrong with the code. */
  problem?: string;
}

/** The two steps that connect an authenticator app: scan the secret, then enter a code. Fields of a form around it. */
export function TotpSetup({ enrollment: { uri, secret }, problem }: TotpSetupProps) {
  return (
    <>
      <Typography>
        1. Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or your password
        manager.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            Or enter this key by hand:
          </Typography>
          <Typography data-testid="totp-secret" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {inGroups(secret)}
          </Typography>
        </Box>
      </Box>
      <Typography>2. Enter the code that the app shows.</Typography>
      <CodeField kind="code" problem={problem} />
    </>
  );
}

/** "ABCD EFGH …": easier to copy by hand. Apps ignore the spaces. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
