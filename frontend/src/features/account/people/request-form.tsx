import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ServiceKind, ServiceRequest } from '@shortlist/shared/contract/service-requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { http } from '../../../api/http.js';
import { summariesQuery } from '../../../entities/resume/resumes-query.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { FORM } from '@shortlist/ui-kit/form-style';
import { useAccountForm } from '../parts/use-account-form.js';
import { messages } from './messages.js';
import { KIND_NAMES, requestsQuery } from './requests-api.js';

const FIELDS = ['kind', 'resumeId', 'consent', 'message'] as const;

interface RequestFormProps {
  /** The kinds of service requests that the plan includes. Never empty. */
  kinds: readonly ServiceKind[];
  onSent: () => void;
}

export function RequestForm({ kinds, onSent }: RequestFormProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [resumeId, setResumeId] = useState('');
  const { data: resumes = [] } = useQuery(summariesQuery);
  const { form, errors, message, busy, submit } = useAccountForm({
    fields: FIELDS,
    send: ({ resumeId, consent, ...request }) =>
      http.post<ServiceRequest>('/api/service-requests', {
        ...request,
        resumeId: resumeId || null,
        consent: consent !== '',
      }),
    onDone: (request) => {
      queryClient.setQueryData(requestsQuery.queryKey, (known = []) => [request, ...known]);
      toast({ title: messages.requestForm.title, description: messages.requestForm.description });
      onSent();
    },
  });
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={messages.requestForm.newRequest}
      sx={FORM}
    >
      {message && <Alert severity="error">{message}</Alert>}
      <TextField
        select
        size="medium"
        name="kind"
        label={messages.requestForm.kind}
        defaultValue={kinds[0]}
        error={Boolean(errors.kind)}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {KIND_NAMES[kind]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="medium"
        name="resumeId"
        label={messages.requestForm.whichResumeItsAbout}
        value={resumeId}
        onChange={({ target }) => setResumeId(target.value)}
        error={Boolean(errors.resumeId)}
        helperText={errors.resumeId}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{messages.requestForm.noParticularResume}</MenuItem>
        {resumes.map(({ id, title }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      {resumeId !== '' && <ConsentField />}
      <TextField
        size="medium"
        name="message"
        label={messages.requestForm.message}
        multiline
        minRows={4}
        error={Boolean(errors.message)}
        helperText={errors.message ?? messages.requestForm.messageHint}
        slotProps={{ htmlInput: { required: true, maxLength: 4_000, dir: 'auto' } }}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {messages.requestForm.sendRequest}
      </Button>
    </Box>
  );
}

/** Checkbox that allows staff to open the resume, unchecked by default. A request can be sent without this consent. */
const ConsentField = () => (
  <FormControl>
    <FormControlLabel
      control={<Checkbox name="consent" slotProps={{ input: { 'aria-describedby': 'consent-note' } }} />}
      label={messages.requestForm.allowReading}
    />
    <FormHelperText id="consent-note">{messages.requestForm.allowReadingNote}</FormHelperText>
  </FormControl>
);
