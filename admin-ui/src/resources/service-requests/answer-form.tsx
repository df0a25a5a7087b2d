import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ServiceState, StaffServiceRequest } from '@shortlist/shared/contract/service-requests';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { FormActions } from '../../ui/form-actions.js';
import { FormFields } from '../../ui/form-fields.js';
import { messages } from './messages.js';
import { STATE_CHIPS, STATE_CHOICES } from './request-names.js';
import type { ChangeRequest } from './use-change-request.js';

const LONGEST_ANSWER = 4_000;

interface AnswerFormProps {
  /** The service request as last saved on the server. A colleague may change it while the answer is being written. */
  request: StaffServiceRequest;
  change: ChangeRequest;
  busy: boolean;
}

type Draft = Pick<StaffServiceRequest, 'state'> & { answer: string };

const draftOf = ({ answer, state }: StaffServiceRequest): Draft => ({ answer: answer ?? '', state });
const isSame = (one: Draft, other: Draft): boolean => one.answer === other.answer && one.state === other.state;

/** Merges a colleague's changes into the fields that the current user has not edited. */
const rebased = (draft: Draft, base: Draft, stored: Draft): Draft => ({
  answer: draft.answer === base.answer ? stored.answer : draft.answer,
  state: draft.state === base.state ? stored.state : draft.state,
});

/** Keeps the typed text if a colleague saves the request in the meantime. */
export function AnswerForm({ request, change, busy }: AnswerFormProps) {
  const notify = useNotify();
  const [base, setBase] = useState(() => draftOf(request));
  const [draft, setDraft] = useState(base);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = draftOf(request);
  const isDirty = !isSame(draft, base);
  const isStale = !isSame(stored, base);
  if (isStale && (!isDirty || isSame(draft, stored))) {
    setBase(stored);
    setDraft(stored);
  }

  const save = async () => {
    setProblem(null);
    const patch = {
      ...(draft.answer !== base.answer && { answer: draft.answer.trim() === '' ? null : draft.answer }),
      ...(draft.state !== base.state && { state: draft.state }),
    };
    const outcome = await change(patch);
    if (outcome.ok) {
      setBase(draft);
      notify(messages.answerForm.requestSaved);
    } else if (!outcome.stale) setProblem(outcome.message);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormFields>
        {isStale && isDirty && (
          <Conflict
            request={request}
            onKeep={() => {
              setBase(stored);
              setDraft(rebased(draft, base, stored));
            }}
            onReplace={() => {
              setBase(stored);
              setDraft(stored);
            }}
          />
        )}
        <TextField
          label={messages.answerForm.answer}
          multiline
          minRows={8}
          maxRows={24}
          fullWidth
          value={draft.answer}
          onChange={({ target }) => setDraft({ ...draft, answer: target.value })}
          helperText={messages.answerForm.answerHint}
          slotProps={{ htmlInput: { maxLength: LONGEST_ANSWER, dir: 'auto' } }}
        />
        <TextField
          select
          label={messages.answerForm.status}
          fullWidth
          value={draft.state}
          onChange={({ target }) => setDraft({ ...draft, state: target.value as ServiceState })}
        >
          {STATE_CHOICES.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {problem && <Alert severity="error">{problem}</Alert>}
      </FormFields>
      <FormActions>
        <Button type="submit" variant="contained" loading={busy} disabled={!isDirty || isStale}>
          {messages.answerForm.saveChanges}
        </Button>
      </FormActions>
    </Box>
  );
}

interface ConflictProps {
  request: StaffServiceRequest;
  onKeep: () => void;
  onReplace: () => void;
}

/** Shows both answers after a conflicting save. Sends nothing until the staff member chooses one. */
const Conflict = ({ request: { answer, answeredBy, state }, onKeep, onReplace }: ConflictProps) => (
  <Alert severity="warning">
    <AlertTitle>{messages.answerForm.conflictTitle}</AlertTitle>
    <Typography variant="body2">{messages.answerForm.conflictText(STATE_CHIPS[state].label)}</Typography>
    {answer !== null && (
      <Typography variant="body2" dir="auto" sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {messages.answerForm.wrote(answeredBy ?? messages.answerForm.unknownColleague, answer)}
      </Typography>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Button size="small" variant="outlined" color="inherit" onClick={onKeep}>
        {messages.answerForm.keepMyText}
      </Button>
      <Button size="small" color="inherit" onClick={onReplace}>
        {messages.answerForm.discardMyText}
      </Button>
    </Box>
  </Alert>
);
