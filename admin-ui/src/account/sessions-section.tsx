import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { api } from '../api.js';
import { useLeave } from '../session/use-sign-out.js';
import { Section } from '../ui/section.js';

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
    <Section title="Sessions">
      <Typography sx={{ mb: 2 }}>
        Ends your sessions on every device, including this one. Do this if you lose a device.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Sign Out Everywhere
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="Sign out everywhere?"
        content="You have to sign in again on each device."
        confirm="Sign Out Everywhere"
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}
