import type { UserView } from '@shortlist/shared/contract/account/auth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '../../api/http.js';
import { showUser } from '../../entities/session/session.js';
import { NameFields } from '../../ui/name-fields.js';
import { useToast } from '../../ui/toasts/toasts.js';
import { FORM } from '@shortlist/ui-kit/form-style';
import { messages } from './messages.js';
import { Section } from './parts/section.js';
import { useAccountForm } from './parts/use-account-form.js';

const FIELDS = ['firstName', 'lastName'] as const;

export function ProfileSection({ user }: { user: UserView }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { form, errors, message, busy, submit } = useAccountForm({
    fields: FIELDS,
    send: (names) => http.patch<UserView>('/api/auth/user', names),
    onDone: (changed) => {
      showUser(queryClient, changed);
      toast({ title: messages.profileSection.saved });
    },
  });
  return (
    <Section id="profile" title={messages.profileSection.profile} intro={messages.profileSection.intro}>
      <Box component="form" ref={form} onSubmit={submit} noValidate aria-labelledby="profile" sx={FORM}>
        {message && <Alert severity="error">{message}</Alert>}
        <NameFields from={user} problems={errors} />
        <Button type="submit" variant="contained" loading={busy}>
          {messages.profileSection.saveName}
        </Button>
      </Box>
    </Section>
  );
}
