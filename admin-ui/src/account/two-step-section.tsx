import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { RECOVERY_CODE_COUNT } from '@shortlist/shared/product/second-factor-limits';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { CodeDialog } from '@shortlist/ui-kit/code-dialog';
import { useState } from 'react';
import { refreshMe, useMe } from '../session/me.js';
import { dayOf } from '../ui/dates.js';
import { Section } from '../ui/section.js';
import { StatusChip } from '../ui/status-chip.js';
import { messages } from './messages.js';
import { TwoStepSetup } from './two-step-setup.js';
import { api } from '../api.js';
import type { RecoveryCodes } from '@shortlist/shared/contract/common/second-factors';
import { SaveCodes } from './save-codes.js';

/** A warning appears when this many recovery codes or fewer are left. */
const FEW_CODES = 3;

type OpenDialog = 'turn on' | 'turn off' | 'new codes' | null;

export function TwoStepSection() {
  const { totpEnabledAt, recoveryCodesLeft } = useMe();
  const [open, setOpen] = useState<OpenDialog>(null);
  const finish = () => {
    setOpen(null);
    void refreshMe();
  };
  return (
    <Section title={messages.twoStepSection.twoStepVerification}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {totpEnabledAt === null ? (
          <>
            <StatusChip label={messages.twoStepSection.off} tone="warning" />
            <Typography>{messages.twoStepSection.benefit}</Typography>
            <Button variant="contained" onClick={() => setOpen('turn on')}>
              {messages.twoStepSection.turnOnTwoStep}
            </Button>
          </>
        ) : (
          <>
            <StatusChip label={messages.twoStepSection.onSince(dayOf(totpEnabledAt))} tone="success" />
            <Typography>{messages.twoStepSection.recoveryCodesLeft(recoveryCodesLeft, RECOVERY_CODE_COUNT)}</Typography>
            {recoveryCodesLeft <= FEW_CODES && (
              <Alert severity="warning">{messages.twoStepSection.recoveryCodesLow}</Alert>
            )}
            <Box sx={BUTTONS}>
              <Button variant="outlined" onClick={() => setOpen('new codes')}>
                {messages.twoStepSection.getNewRecoveryCodes}
              </Button>
              <Button variant="outlined" onClick={() => setOpen('turn off')}>
                {messages.twoStepSection.turnOffTwoStep}
              </Button>
            </Box>
          </>
        )}
      </Box>
      {open === 'turn on' && <TurnOnDialog onClose={finish} />}
      {open === 'new codes' && <NewCodesDialog onClose={finish} />}
      {open === 'turn off' && (
        <CodeDialog
          title={messages.twoStepSection.turnOffTitle}
          text={messages.twoStepSection.text}
          action={messages.twoStepSection.action}
          color="error"
          send={(values) => api.delete('totp', values)}
          onDone={finish}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}

/** The dialog stays open until the recovery codes are saved, because they are never shown again. */
function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(false);
  const title = isOn ? messages.twoStepSection.saveRecoveryCodes : messages.twoStepSection.turnOnTitle;
  return (
    <Dialog open aria-labelledby="turn-on-title" onClose={isOn ? undefined : onClose} maxWidth="sm" fullWidth>
      <DialogTitle id="turn-on-title">{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <TwoStepSetup onTurnedOn={() => setOn(true)} onDone={onClose} />
        </Box>
      </DialogContent>
      {!isOn && (
        <DialogActions>
          <Button onClick={onClose}>{messages.twoStepSection.cancel}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <Dialog open aria-labelledby="new-codes-title" maxWidth="sm" fullWidth>
        <DialogTitle id="new-codes-title">{messages.newCodesDialog.saveRecoveryCodes}</DialogTitle>
        <DialogContent>
          <SaveCodes codes={codes} onSaved={onClose} />
        </DialogContent>
      </Dialog>
    );
  return (
    <CodeDialog
      title={messages.newCodesDialog.title}
      text={messages.newCodesDialog.text}
      action={messages.newCodesDialog.action}
      send={(code) => api.post<RecoveryCodes>('recovery-codes', code)}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    />
  );
}
