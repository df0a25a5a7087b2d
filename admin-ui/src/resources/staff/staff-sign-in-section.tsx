import Typography from '@mui/material/Typography';
import type { StaffAccount } from '@shortlist/shared/contract/console/staff-accounts';
import { RECOVERY_CODE_COUNT } from '@shortlist/shared/product/second-factor-limits';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { dayOf, momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { Section } from '../../ui/section.js';
import { RowList } from '../users/row-list.js';
import { messages } from './messages.js';

export function StaffSignInSection({ account }: { account: StaffAccount }) {
  const { twoStepSince, recoveryCodesLeft, sessionList } = account;
  return (
    <Section title={messages.staffSignInSection.title}>
      <Facts
        facts={{
          [messages.staffSignInSection.twoStepVerification]:
            twoStepSince === null
              ? messages.staffSignInSection.off
              : messages.staffSignInSection.onSince(dayOf(twoStepSince)),
          [messages.staffSignInSection.recoveryCodesLeft]:
            twoStepSince === null
              ? null
              : messages.staffSignInSection.codesLeft(recoveryCodesLeft, RECOVERY_CODE_COUNT),
        }}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1.5 }}>
        {messages.staffSignInSection.sessions}
      </Typography>
      <RowList
        label={messages.staffSignInSection.label}
        empty={messages.staffSignInSection.empty}
        rows={sessionList.map(({ startedAt, lastSeenAt, secondFactor }) => ({
          key: `${startedAt} ${lastSeenAt}`,
          title: messages.staffSignInSection.signedIn(momentOf(startedAt)),
          text: (
            <>
              {messages.staffSignInSection.lastUsed} <RelativeTime at={lastSeenAt} />,{' '}
              {secondFactor ? messages.staffSignInSection.secondFactor : messages.staffSignInSection.passwordOnly}
            </>
          ),
        }))}
      />
    </Section>
  );
}
