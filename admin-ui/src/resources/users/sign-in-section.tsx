import Typography from '@mui/material/Typography';
import type { AdminUser } from '@shortlist/shared/contract/console/admin-users';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { dayOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { Section } from '../../ui/section.js';
import { messages } from './messages.js';
import { RowList } from './row-list.js';

export function SignInSection({ user: { signInMethods, sessions } }: { user: AdminUser }) {
  const { password, providers, passkeys, twoStepSince } = signInMethods;
  return (
    <Section title={messages.signInSection.title}>
      <Facts
        facts={{
          [messages.signInSection.password]: password ? messages.signInSection.set : messages.signInSection.notSet,
          [messages.signInSection.providers]:
            providers.map(({ name }) => name).join(', ') || messages.signInSection.none,
          [messages.signInSection.passkeys]:
            passkeys.map(({ name, createdAt }) => `${name} (${dayOf(createdAt)})`).join(', ') ||
            messages.signInSection.none,
          [messages.signInSection.twoStepVerification]:
            twoStepSince === null ? messages.signInSection.off : messages.signInSection.onSince(dayOf(twoStepSince)),
        }}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1.5 }}>
        {messages.signInSection.devices}
      </Typography>
      <RowList
        label={messages.signInSection.label}
        empty={messages.signInSection.empty}
        rows={sessions.map(({ device, createdAt, lastSeenAt }) => ({
          key: `${createdAt} ${lastSeenAt}`,
          title: device || messages.signInSection.unknownDevice,
          text: (
            <>
              {messages.signInSection.lastUsed} <RelativeTime at={lastSeenAt} />
              {' · '}
              {messages.signInSection.signedIn(dayOf(createdAt))}
            </>
          ),
        }))}
      />
    </Section>
  );
}
