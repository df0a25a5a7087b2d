import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FORM } from '@shortlist/ui-kit/form-style';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useId, type ReactNode } from 'react';
import { messages } from './messages.js';

interface ReasonDialogProps<Name extends string, Answer> extends Pick<ButtonProps, 'color'> {
  title: string;
  text: string;
  /** Label of the submit button. It names the action, such as "Change role". */
  action: string;
  /** Hint about who can see the reason. By default, it states that the account owner cannot see the reason. */
  reasonHint?: string;
  /** Names of the additional fields in `children`. */
  fields?: readonly Name[];
  children?: (errors: Partial<Record<Name | 'reason', string>>) => ReactNode;
  send: (values: Record<Name | 'reason', string>) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

export function ReasonDialog<Answer, Name extends string = never>({
  title,
  text,
  action,
  reasonHint = messages.reasonDialog.hint,
  color,
  fields = [],
  children,
  send,
  onDone,
  onClose,
}: ReasonDialogProps<Name, Answer>) {
  const [titleId, formId] = [useId(), useId()];
  const { form, errors, message, busy, submit } = useSubmission<Name | 'reason', Answer>({
    fields: [...fields, 'reason'],
    send,
    onDone,
  });
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} ref={form} noValidate onSubmit={submit} sx={FORM}>
          {message && <Alert severity="error">{message}</Alert>}
          <Typography>{text}</Typography>
          {children?.(errors)}
          <TextField
            name="reason"
            label={messages.reasonDialog.label}
            autoFocus
            required
            error={errors.reason !== undefined}
            helperText={errors.reason ?? reasonHint}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          {messages.reasonDialog.cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" color={color} loading={busy}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
