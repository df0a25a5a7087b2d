import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CodeField, OtherCodeButton, type CodeKind } from './code-field.js';
import { FORM } from './form-style.js';
import { messages } from './messages.js';
import { useSubmission } from './use-submission.js';

interface CodeDialogProps<Answer> extends Pick<ButtonProps, 'color'> {
  title: string;
  text: string;
  /** Label of the button that submits the code. */
  action: string;
  cancel?: string;
  send: (code: Partial<Record<CodeKind, string>>) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onRefused?: (error: Error) => void;
  onClose: () => void;
}

/** Asks for an authenticator code or a recovery code, then performs the action. */
export function CodeDialog<Answer>({
  title,
  text,
  action,
  cancel = messages.codeDialog.cancel,
  color,
  send,
  onDone,
  onRefused,
  onClose,
}: CodeDialogProps<Answer>) {
  const [kind, setKind] = useState<CodeKind>('code');
  const [titleId, formId] = [useId(), useId()];
  const { form, errors, message, busy, submit, reset } = useSubmission({ fields: [kind], send, onDone, onRefused });
  const switchTo = (other: CodeKind) => {
    reset();
    setKind(other);
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} ref={form} noValidate onSubmit={submit} sx={FORM}>
          {message && <Alert severity="error">{message}</Alert>}
          <Typography>{text}</Typography>
          <CodeField kind={kind} problem={errors[kind]} />
          <OtherCodeButton kind={kind} onSwitch={switchTo} />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          {cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" color={color} loading={busy}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
