import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { RECOVERY_CODE_COUNT } from '@shortlist/shared/second-factor-limits';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { CodeDialog } from '@shortlist/ui-kit/code-dialog';
import { useState } from 'react';
import { refreshMe, useMe } from '../session/me.js';
import { dayOf } from '../ui/dates.js';
import { Section } from '../ui/section.js';
import { StatusChip } from '../ui/status-chip.js';
import { NewCodesDialog } from './new-codes-dialog.js';
import { TwoStepSetup } from './two-step-setup.js';
import { api } from '../api.js';

/** Warns at this many recovery codes or fewer. */
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
    <Section title="Two-step verification">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {totpEnabledAt === null ? (
          <>
            <StatusChip label="Off" tone="warning" />
            <Typography>
              Protects your account even if someone learns your password: signing in then also requires a code from an
              app on your phone.
            </Typography>
            <Button variant="contained" onClick={() => setOpen('turn on')}>
              Turn On Two-Step Verification
            </Button>
          </>
        ) : (
          <>
            <StatusChip label={`On since ${dayOf(totpEnabledAt)}`} tone="success" />
            <Typography>
              Recovery codes left: {recoveryCodesLeft} of {RECOVERY_CODE_COUNT}. They let you in without your phone.
            </Typography>
            {recoveryCodesLeft <= FEW_CODES && (
              <Alert severity="warning">You are running out of recovery codes. Get new ones and save them.</Alert>
            )}
            <Box sx={BUTTONS}>
              <Button variant="outlined" onClick={() => setOpen('new codes')}>
                Get New Recovery Codes
              </Button>
              <Button variant="outlined" onClick={() => setOpen('turn off')}>
                Turn Off Two-Step Verification
              </Button>
            </Box>
          </>
        )}
      </Box>
      {open === 'turn on' && <TurnOnDialog onClose={finish} />}
      {open === 'new codes' && <NewCodesDialog onClose={finish} />}
      {open === 'turn off' && (
        <CodeDialog
          title="Turn off two-step verification?"
          text="Your password alone will sign in again, and your recovery codes stop working. Enter a code to confirm."
          action="Turn Off"
          color="error"
          send={(values) => api.delete('totp', values)}
          onDone={finish}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}

/** Stays open until the recovery codes are saved: they are never shown again. */
function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(false);
  const title = isOn ? 'Save your recovery codes' : 'Turn on two-step verification';
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
          <Button onClick={onClose}>Cancel</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
