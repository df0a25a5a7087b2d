import Typography from '@mui/material/Typography';
import type { StaffAccount } from '@shortlist/shared/contract/staff-accounts';
import { RECOVERY_CODE_COUNT } from '@shortlist/shared/second-factor-limits';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { dayOf, momentOf } from '../../ui/dates.js';
import { Facts } from '../../ui/facts.js';
import { Section } from '../../ui/section.js';
import { RowList } from '../users/row-list.js';

export function StaffSignInSection({ account }: { account: StaffAccount }) {
  const { twoStepSince, recoveryCodesLeft, sessionList } = account;
  return (
    <Section title="Sign-in and sessions">
      <Facts
        facts={{
          'Two-step verification': twoStepSince === null ? 'Off' : `On since ${dayOf(twoStepSince)}`,
          'Recovery codes left': twoStepSince === null ? null : `${recoveryCodesLeft} of ${RECOVERY_CODE_COUNT}`,
        }}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1.5 }}>
        Sessions
      </Typography>
      <RowList
        label="Sessions"
        empty="Not signed in anywhere."
        rows={sessionList.map(({ startedAt, lastSeenAt, secondFactor }) => ({
          key: `${startedAt} ${lastSeenAt}`,
          title: `Signed in ${momentOf(startedAt)}`,
          text: (
            <>
              Last used <RelativeTime at={lastSeenAt} />, {secondFactor ? 'with a second factor' : 'password only'}
            </>
          ),
        }))}
      />
    </Section>
  );
}
