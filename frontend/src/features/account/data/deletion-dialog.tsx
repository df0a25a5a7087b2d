import type { AccountDeletion, UserView } from '@shortlist/shared/contract/account/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { http } from '../../../api/http.js';
import { leaveAccount } from '../../../entities/session/leave-account.js';
import { messages } from '../messages.js';
import { FORM } from '@shortlist/ui-kit/form-style';
import { sameAddress } from '../email/same-address.js';
import { useAccountForm } from '../parts/use-account-form.js';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const FIELDS = ['confirmation'] as const;
const FORM_ID = 'deletion-form';

export function DeletionDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const [when, setWhen] = useState<AccountDeletion['when']>(user.deletionAt ? 'now' : 'in_30_days');
  const [typed, setTyped] = useState('');
  const [mistyped, setMistyped] = useState(false);
  const { form, errors, message, busy, done, submit } = useAccountForm({
    fields: FIELDS,
    send: async ({ confirmation }) => {
      const { wipeAccountData } = await import('../../../entities/session/account-data.js');
      await http.delete('/api/auth/user', {}, { when, confirmation } satisfies AccountDeletion);
      return wipeAccountData;
    },
    onDone: (wipe) => void leaveAccount('/', wipe),
    fieldOf: { confirmation_mismatch: 'confirmation' },
  });
  const wrong = mistyped ? messages.deletionDialog.hint(user.email) : errors.confirmation;
  const working = busy || done;
  return (
    <Dialog open onClose={working ? undefined : onClose} aria-labelledby="deletion-title" maxWidth="sm" fullWidth>
      <DialogTitle id="deletion-title">{messages.deletionDialog.deleteYourAccount}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={FORM_ID}
          ref={form}
          noValidate
          onSubmit={(event) => {
            const matches = sameAddress(typed, user.email);
            setMistyped(!matches);
            if (matches) return submit(event);
            event.preventDefault();
            form.current?.querySelector<HTMLInputElement>('[name="confirmation"]')?.focus();
          }}
          sx={FORM}
        >
          {message && <Alert severity="error">{message}</Alert>}
          <Typography>{messages.deletionDialog.consequences}</Typography>
          <DeletionChoice when={when} onChange={setWhen} />
          <TextField
            name="confirmation"
            label={messages.deletionDialog.label}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' } }}
            size="medium"
            error={Boolean(wrong)}
            helperText={wrong ?? messages.deletionDialog.mismatch(user.email)}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={working}>
          {messages.deletionDialog.keepMyAccount}
        </Button>
        <Button type="submit" form={FORM_ID} variant="contained" color="error" loading={working}>
          {when === 'now' ? messages.deletionDialog.deleteNow : messages.deletionDialog.deleteIn30Days}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type When = AccountDeletion['when'];

const CHOICES: readonly { value: When; title: string; text: string }[] = messages.deletionChoice.choices;

function DeletionChoice({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  return (
    <FormControl>
      <FormLabel id="deletion-when">{messages.deletionChoice.question}</FormLabel>
      <RadioGroup aria-labelledby="deletion-when" value={when} onChange={(_, value) => onChange(value as When)}>
        {CHOICES.map(({ value, title, text }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={
              <>
                <Typography component="span" sx={{ fontWeight: 700, display: 'block' }}>
                  {title}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {text}
                </Typography>
              </>
            }
            sx={{ alignItems: 'flex-start', mt: 1.25, '& .MuiRadio-root': { py: 0.25 } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
