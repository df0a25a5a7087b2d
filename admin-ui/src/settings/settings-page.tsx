import Button from '@mui/material/Button';
import type { SettingsVersion } from '@shortlist/shared/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';
import { Sections } from '../ui/sections.js';
import { Waiting } from '../ui/waiting.js';
import { messages } from './messages.js';
import { settingsQuery } from './settings-query.js';
import { SettingsForm } from './settings-form.js';
import { VersionsSection } from './versions-section.js';
import Typography from '@mui/material/Typography';
import { money } from '@shortlist/shared/product/money';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/product/plans';
import { Facts } from '../ui/facts.js';
import { Section } from '../ui/section.js';

export function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageHeader title={messages.settingsPage.settings} intro={messages.settingsPage.intro} />
      {data ? (
        // The key remounts the form when the version changes, for example after a colleague has saved.
        <Page key={data.version} current={data} />
      ) : error ? (
        <EmptyState title={messages.settingsPage.loadFailed} text={error.message}>
          <Button variant="contained" onClick={() => void refetch()}>
            {messages.settingsPage.retry}
          </Button>
        </EmptyState>
      ) : (
        <Waiting />
      )}
    </>
  );
}

const Page = ({ current }: { current: SettingsVersion }) => (
  <SettingsForm current={current}>
    <Sections>
      <PricesSection />
      <VersionsSection />
    </Sections>
  </SettingsForm>
);

/** Shows prices read-only, because the payment provider stores the prices of running plans. */
const PricesSection = () => (
  <Section title={messages.pricesSection.title}>
    <Facts
      facts={{
        [messages.pricesSection.download]: money(PRICES.download, PRICES.currency),
        [messages.pricesSection.pro(PLAN_NAMES.pro)]: money(PRICES.pro, PRICES.currency),
        [messages.pricesSection.premium(PLAN_NAMES.premium)]: money(PRICES.premium, PRICES.currency),
      }}
    />
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {messages.pricesSection.intro}
    </Typography>
  </Section>
);
