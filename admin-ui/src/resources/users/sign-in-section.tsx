import Typography from '@mui/material/Typography';
import type { AdminUser } from '@shortlist/shared/contract/admin-users';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { dayOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { Section } from '../../ui/section.js';
import { RowList } from './row-list.js';

export function SignInSection({ user: { signInMethods, sessions } }: { user: AdminUser }) {
  const { password, providers, passkeys, twoStepSince } = signInMethods;
  return (
    <Section title="Sign-in and devices">
      <Facts
        facts={{
          Password: password ? 'Set' : 'Not set',
          Providers: providers.map(({ name }) => name).join(', ') || 'None',
          Passkeys: passkeys.map(({ name, createdAt }) => `${name} (${dayOf(createdAt)})`).join(', ') || 'None',
          'Two-step verification': twoStepSince === null ? 'Off' : `On since ${dayOf(twoStepSince)}`,
        }}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1.5 }}>
        Devices
      </Typography>
      <RowList
        label="Devices"
        empty="Not signed in anywhere."
        rows={sessions.map(({ device, createdAt, lastSeenAt }) => ({
          key: `${createdAt} ${lastSeenAt}`,
          title: device || 'Unknown device',
          text: (
            <>
              Last used <RelativeTime at={lastSeenAt} />, signed in {dayOf(createdAt)}
            </>
          ),
        }))}
      />
    </Section>
  );
}
