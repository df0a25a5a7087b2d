import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffAccount } from '@shortlist/shared/contract/console/staff-accounts';
import { FORM } from '@shortlist/ui-kit/form-style';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useId } from 'react';
import { api } from '../../api.js';
import { messages } from './messages.js';
import { RoleField } from './role-field.js';

interface InviteDialogProps {
  onInvited: (account: StaffAccount) => void;
  onClose: () => void;
}

export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const [titleId, formId] = [useId(), useId()];
  const { form, errors, message, busy, submit } = useSubmission({
    fields: ['username', 'email', 'role'],
    send: (values) => api.post<StaffAccount>('staff', values),
    onDone: onInvited,
    fieldOf: { username_taken: 'username' },
  });
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{messages.inviteDialog.title}</DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} ref={form} noValidate onSubmit={submit} sx={FORM}>
          {message && <Alert severity="error">{message}</Alert>}
          <Typography>{messages.inviteDialog.intro}</Typography>
          <TextField
            name="username"
            label={messages.inviteDialog.userName}
            autoFocus
            autoComplete="off"
            required
            error={errors.username !== undefined}
            helperText={errors.username ?? messages.inviteDialog.userNameHint}
            slotProps={{ htmlInput: { maxLength: 100, autoCapitalize: 'none', spellCheck: false } }}
          />
          <TextField
            name="email"
            type="email"
            label={messages.inviteDialog.email}
            autoComplete="off"
            required
            error={errors.email !== undefined}
            helperText={errors.email}
            slotProps={{ htmlInput: { maxLength: 254 } }}
          />
          <RoleField initial="support" problem={errors.role} />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          {messages.inviteDialog.cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" loading={busy}>
          {messages.inviteDialog.sendInvitation}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
