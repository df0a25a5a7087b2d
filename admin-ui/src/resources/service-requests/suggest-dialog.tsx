import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StaffSuggestion } from '@shortlist/shared/contract/request-suggestions';
import { placeName, type PlacedText } from '@shortlist/shared/compare/placed-texts';
import { wordDiff } from '@shortlist/shared/text/word-diff';
import { SUGGESTION_NOTE_LENGTH } from '@shortlist/shared/product/suggestion-limits';
import { FORM } from '@shortlist/ui-kit/form-style';
import { MarkedText } from '@shortlist/ui-kit/marked-text';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../api.js';
import { messages } from './messages.js';
import { suggestionsQuery } from './suggestions-query.js';

const FIELDS = ['after', 'note'] as const;

interface SuggestDialogProps {
  requestId: string;
  placed: PlacedText;
  onClose: () => void;
}

export function SuggestDialog({ requestId, placed: { path, text }, onClose }: SuggestDialogProps) {
  const [titleId, formId] = [useId(), useId()];
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [after, setAfter] = useState(text);
  const { queryKey } = suggestionsQuery(requestId);
  const { form, errors, message, busy, submit } = useSubmission<(typeof FIELDS)[number], StaffSuggestion>({
    fields: FIELDS,
    send: (values) => api.post(`service-requests/${requestId}/suggestions`, { path, before: text, ...values }),
    onDone: (added) => {
      queryClient.setQueryData(queryKey, (known = []) => [...known, added]);
      void queryClient.invalidateQueries({ queryKey });
      notify(messages.suggestDialog.suggestionAdded);
      onClose();
    },
  });
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{messages.suggestDialog.title(placeName(path))}</DialogTitle>
      <DialogContent>
        <Box component="form" id={formId} ref={form} noValidate onSubmit={submit} sx={{ ...FORM, pt: 1 }}>
          {message && <Alert severity="error">{message}</Alert>}
          <TextField
            name="after"
            label={messages.suggestDialog.newText}
            multiline
            minRows={2}
            maxRows={12}
            required
            autoFocus
            value={after}
            onChange={({ target }) => setAfter(target.value)}
            error={errors.after !== undefined}
            helperText={errors.after}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          {after !== text && (
            <Typography variant="body2" component="div" dir="auto">
              <MarkedText segments={wordDiff(text, after)} />
            </Typography>
          )}
          <TextField
            name="note"
            label={messages.suggestDialog.note}
            multiline
            maxRows={4}
            error={errors.note !== undefined}
            helperText={errors.note ?? messages.suggestDialog.noteHint}
            slotProps={{ htmlInput: { maxLength: SUGGESTION_NOTE_LENGTH, dir: 'auto' } }}
          />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={busy}>
          {messages.suggestDialog.cancel}
        </Button>
        <Button type="submit" form={formId} variant="contained" loading={busy} disabled={after === text}>
          {messages.suggestDialog.addSuggestion}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
