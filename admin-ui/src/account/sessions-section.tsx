import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { api } from '../api.js';
import { useLeave } from '../session/use-sign-out.js';
import { Section } from '../ui/section.js';
import { messages } from './messages.js';

export function SessionsSection() {
  const [asking, setAsking] = useState(false);
  const leave = useLeave();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('logout-everywhere'),
    onSuccess: leave,
    onError: (error) => {
      setAsking(false);
      notify(explainFailure(error), { type: 'error' });
    },
  });
  return (
    <Section title={messages.sessionsSection.sessions}>
      <Typography sx={{ mb: 2 }}>{messages.sessionsSection.hint}</Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {messages.sessionsSection.signOutEverywhere}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={messages.sessionsSection.signOutTitle}
        content={messages.sessionsSection.content}
        confirm={messages.sessionsSection.confirm}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
