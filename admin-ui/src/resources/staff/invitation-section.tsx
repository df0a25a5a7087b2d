import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffAccount } from '@shortlist/shared/contract/staff-accounts';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../api.js';
import { momentOf } from '../../ui/dates.js';
import { Section } from '../../ui/section.js';
import { StatusChip } from '../../ui/status-chip.js';
import { INVITATION_CHIPS } from './staff-names.js';
import { useShowChanged } from './use-show-changed.js';

export function InvitationSection({ account }: { account: StaffAccount }) {
  const { id, email, invitation } = account;
  const showChanged = useShowChanged();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<StaffAccount>(`staff/${id}/invitation`),
    onSuccess: (changed) => showChanged(changed, `A new invitation was sent to ${email}`),
    onError: (error) => notify(explainFailure(error), { type: 'error' }),
  });
  return (
    <Section title="Invitation">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {invitation && <StatusChip {...INVITATION_CHIPS[invitation.state]} />}
        <Typography sx={{ overflowWrap: 'anywhere' }}>{textOf(account)}</Typography>
        <Button variant="outlined" loading={isPending} onClick={() => mutate()} disabled={email === null}>
          Resend Invitation
        </Button>
      </Box>
    </Section>
  );
}

function textOf({ email, invitation }: StaffAccount): string {
  if (!invitation) return 'There is no invitation. Send one.';
  const { state, sentAt, expiresAt } = invitation;
  if (state === 'waiting') return `The email to ${email} is sent as soon as the email service accepts it.`;
  if (state === 'expired') return 'The link expired. Send a new invitation.';
  return `Sent to ${email} ${sentAt === null ? '' : `on ${momentOf(sentAt)}`}. The link works until ${momentOf(expiresAt)}. A new invitation replaces it.`;
}
