import Typography from '@mui/material/Typography';
import { money } from '@shortlist/shared/money';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/plans';
import { Facts } from '../ui/facts.js';
import { Section } from '../ui/section.js';

/** To be read only: the prices of running plans live at the card provider. */
export const PricesSection = () => (
  <Section title="Prices">
    <Facts
      facts={{
        'Download of one resume': money(PRICES.download, PRICES.currency),
        [`${PLAN_NAMES.pro}, a month`]: money(PRICES.pro, PRICES.currency),
        [`${PLAN_NAMES.premium}, a month`]: money(PRICES.premium, PRICES.currency),
      }}
    />
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      Prices change with a release, so that pages, receipts and active plans agree.
    </Typography>
  </Section>
);
