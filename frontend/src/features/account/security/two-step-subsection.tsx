import type { UserView } from '@shortlist/shared/contract/account/auth';
import type { SignInSecurity } from '@shortlist/shared/contract/common/second-factors';
import { RECOVERY_CODE_COUNT } from '@shortlist/shared/product/second-factor-limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { messages } from './messages.js';
import { NewRecoveryCodesDialog } from './new-recovery-codes-dialog.js';
import { Offer } from './offer.js';
import { Subsection } from '../parts/subsection.js';
import { TurnOnDialog } from './turn-on-dialog.js';
import { CodeDialog } from '@shortlist/ui-kit/code-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { securityQuery } from '../../../entities/session/sign-in-security.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useSignedOutGuard } from '../parts/use-account-form.js';

/** A warning is shown if this number of recovery codes or fewer remain. */
const LOW_CODE_COUNT = 3;

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
      title={messages.twoStepSubsection.title}
      status={
        <Chip
          size="small"
          color={isOn ? 'success' : 'default'}
          variant="outlined"
          label={isOn ? messages.twoStepSubsection.on : messages.twoStepSubsection.off}
        />
      }
    >
      {isOn ? (
        <>
          <Typography>
            {messages.twoStepSubsection.codeRequired} {messages.twoStepSubsection.turnedOn}{' '}
            <RelativeTime at={totpEnabledAt} />.
          </Typography>
          <Typography>{messages.twoStepSubsection.codesLeft(recoveryCodesLeft, RECOVERY_CODE_COUNT)}</Typography>
          {recoveryCodesLeft <= LOW_CODE_COUNT && (
            <Alert severity="warning">{messages.twoStepSubsection.codesRunningOut}</Alert>
          )}
          <Box sx={BUTTONS}>
            <Button variant="outlined" onClick={() => setOpen('recovery codes')}>
              {messages.twoStepSubsection.getNewRecoveryCodes}
            </Button>
            <Button variant="outlined" onClick={() => setOpen('turn off')}>
              {messages.twoStepSubsection.turnOff}
            </Button>
          </Box>
        </>
      ) : (
        <>
          <Typography>{messages.twoStepSubsection.explanation}</Typography>
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
    ? messages.twoStepSubsection.confirmEmailFirst
    : user.hasPassword
      ? null
      : messages.twoStepSubsection.setPasswordFirst;
  return <Offer label={messages.twoStepSubsection.label} obstacle={obstacle} onAccept={onTurnOn} />;
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onRefused = useSignedOutGuard();
  return (
    <CodeDialog
      title={messages.turnOffDialog.title}
      text={messages.turnOffDialog.text}
      action={messages.turnOffDialog.action}
      cancel={messages.turnOffDialog.cancel}
      color="error"
      send={(values) => http.delete('/api/auth/totp', {}, values)}
      onDone={() => {
        toast({ title: messages.turnOffDialog.turnedOff });
        void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
        onClose();
      }}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}
