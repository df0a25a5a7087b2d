import type { PasskeyView } from '@shortlist/shared/contract/common/second-factors';
import { PASSKEY_NAME_LENGTH } from '@shortlist/shared/product/second-factor-limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../../api/http.js';
import { createPasskey, explainPasskeyFailure } from '../../../entities/session/passkeys.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { FORM } from '@shortlist/ui-kit/form-style';
import { useAccountForm } from '../parts/use-account-form.js';
import { securityQuery } from '../../../entities/session/sign-in-security.js';
import { messages } from './messages.js';

const FORM_ID = 'passkey-form';

interface PasskeyDialogProps {
  /** Passkey to rename; null to add a passkey. */
  passkey: PasskeyView | null;
  onClose: () => void;
}

export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { form, errors, error, busy, submit } = useAccountForm({
    fields: ['name'],
    send: ({ name }) => (passkey ? rename(passkey.id, name) : add(name)),
    onDone: ({ name }) => {
      void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
      toast({
        title: passkey ? messages.passkeyDialog.passkeyRenamed : messages.passkeyDialog.passkeyAdded,
        description: name,
      });
      onClose();
    },
  });
  const title = passkey ? messages.passkeyDialog.renameThisPasskey : messages.passkeyDialog.addAPasskey;
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby="passkey-title" maxWidth="sm" fullWidth>
      <DialogTitle id="passkey-title">{title}</DialogTitle>
      <DialogContent>
        <Box component="form" id={FORM_ID} ref={form} noValidate onSubmit={submit} sx={FORM}>
          {error && !errors.name && <Alert severity="error">{explainPasskeyFailure(error)}</Alert>}
          {!passkey && <Typography>{messages.passkeyDialog.explanation}</Typography>}
          <TextField
            name="name"
            label={passkey ? messages.passkeyDialog.name : messages.passkeyDialog.nameOptional}
            defaultValue={passkey?.name}
            autoComplete="off"
            autoFocus
            size="medium"
            error={Boolean(errors.name)}
            helperText={errors.name ?? messages.passkeyDialog.nameHint}
            slotProps={{ htmlInput: { maxLength: PASSKEY_NAME_LENGTH } }}
          />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          {messages.passkeyDialog.cancel}
        </Button>
        <Button type="submit" form={FORM_ID} variant="contained" loading={busy}>
          {passkey ? messages.passkeyDialog.rename : messages.passkeyDialog.continue}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const rename = (id: string, name: string) => http.patch<PasskeyView>(`/api/auth/passkeys/${id}`, { name });

async function add(name: string): Promise<PasskeyView> {
  const credential = await createPasskey('/api/auth/passkeys/options');
  return http.post<PasskeyView>('/api/auth/passkeys', { credential, ...(name.trim() && { name }) });
}
