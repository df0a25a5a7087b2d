import type { UserView } from '@shortlist/shared/contract/auth';
import type { SignInSecurity } from '@shortlist/shared/contract/second-factors';
import { RECOVERY_CODE_COUNT } from '@shortlist/shared/second-factor-limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { NewRecoveryCodesDialog } from './new-recovery-codes-dialog.js';
import { Offer } from './offer.js';
import { Subsection } from './subsection.js';
import { TurnOffDialog } from './turn-off-dialog.js';
import { TurnOnDialog } from './turn-on-dialog.js';

/** From so few on it is time for new ones. */
const FEW = 3;

interface TwoStepSubsectionProps {
  user: UserView;
  security: SignInSecurity;
}

export function TwoStepSubsection({ user, security: { totpEnabledAt, recoveryCodesLeft } }: TwoStepSubsectionProps) {
  const [open, setOpen] = useState<'turn on' | 'turn off' | 'recovery codes' | null>(null);
  const close = () => setOpen(null);
  const isOn = totpEnabledAt !== null;
  return (
    <Subsection
      id="two-step"
      title="Two-step verification"
      status={<Chip size="small" color={isOn ? 'success' : 'default'} variant="outlined" label={isOn ? 'On' : 'Off'} />}
    >
      {isOn ? (
        <>
          <Typography>
            Signing in with your password also requires a code from your authenticator app. Turned on{' '}
            <RelativeTime at={totpEnabledAt} />.
          </Typography>
          <Typography>
            Recovery codes left: {recoveryCodesLeft} of {RECOVERY_CODE_COUNT}. They let you in without your phone.
          </Typography>
          {recoveryCodesLeft <= FEW && (
            <Alert severity="warning">You are running out of recovery codes. Get new ones and save them.</Alert>
          )}
          <Box sx={BUTTONS}>
            <Button variant="outlined" onClick={() => setOpen('recovery codes')}>
              Get New Recovery Codes
            </Button>
            <Button variant="outlined" onClick={() => setOpen('turn off')}>
              Turn Off Two-Step Verification
            </Button>
          </Box>
        </>
      ) : (
        <>
          <Typography>
            Protects your account even if someone learns your password: signing in with it then also requires a code
            from an app on your phone.
          </Typography>
          <TurnOn user={user} onTurnOn={() => setOpen('turn on')} />
        </>
      )}
      {open === 'turn on' && <TurnOnDialog onClose={close} />}
      {open === 'turn off' && <TurnOffDialog onClose={close} />}
      {open === 'recovery codes' && <NewRecoveryCodesDialog onClose={close} />}
    </Subsection>
  );
}

function TurnOn({ user, onTurnOn }: { user: UserView; onTurnOn: () => void }) {
  const obstacle = !user.emailVerified
    ? 'To turn it on, confirm your email address first.'
    : user.hasPassword
      ? null
      : 'To turn it on, set a password first.';
  return <Offer label="Turn On Two-Step Verification" obstacle={obstacle} onAccept={onTurnOn} />;
}
