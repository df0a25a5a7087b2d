import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StaffAccount } from '@shortlist/shared/contract/console/staff-accounts';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../api.js';
import { momentOf } from '../../ui/dates.js';
import { Section } from '../../ui/section.js';
import { StatusChip } from '../../ui/status-chip.js';
import { messages } from './messages.js';
import { INVITATION_CHIPS } from './staff-names.js';
import { useShowChanged } from './use-show-changed.js';

export function InvitationSection({ account }: { account: StaffAccount }) {
  const { id, email, invitation } = account;
  const showChanged = useShowChanged();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<StaffAccount>(`staff/${id}/invitation`),
    onSuccess: (changed) => showChanged(changed, messages.invitationSection.resent(email ?? '')),
    onError: (error) => notify(explainFailure(error), { type: 'error' }),
  });
  return (
    <Section title={messages.invitationSection.title}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {invitation && <StatusChip {...INVITATION_CHIPS[invitation.state]} />}
        <Typography sx={{ overflowWrap: 'anywhere' }}>{textOf(account)}</Typography>
        <Button variant="outlined" loading={isPending} onClick={() => mutate()} disabled={email === null}>
          {messages.invitationSection.resendInvitation}
        </Button>
      </Box>
    </Section>
  );
}

function textOf({ email: address, invitation }: StaffAccount): string {
  if (!invitation) return messages.invitationSection.noInvitation;
  const { state, sentAt, expiresAt } = invitation;
  const email = address ?? '';
  if (state === 'waiting') return messages.invitationSection.queued(email);
  if (state === 'expired') return messages.invitationSection.linkExpired;
  const sent =
    sentAt === null
      ? messages.invitationSection.sent(email)
      : messages.invitationSection.sentOn(email, momentOf(sentAt));
  return `${sent} ${messages.invitationSection.validUntil(momentOf(expiresAt))}`;
}
