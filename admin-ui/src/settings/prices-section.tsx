import Typography from '@mui/material/Typography';
import { money } from '@shortlist/shared/product/money';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/product/plans';
import { Facts } from '../ui/facts.js';
import { Section } from '../ui/section.js';
import { messages } from './messages.js';

/** Shows prices read-only, because the payment provider stores the prices of running plans. */
export const PricesSection = () => (
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
