import type { PublicConfig } from '@shortlist/shared/contract/config';
import { BRAND } from '@shortlist/shared/product/brand';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { messages } from './messages.js';

/** Lists the plans and prices as structured data for search engines. */
export function PlanProducts({ prices }: { prices: PublicConfig['prices'] }) {
  const priceCurrency = prices.currency.toUpperCase();
  const offer = (name: string, cents: number, more: object = {}) => ({
    '@type': 'Offer',
    name,
    price: (cents / 100).toFixed(2),
    priceCurrency,
    availability: 'https://schema.org/InStock',
    ...more,
  });
  const monthly = (name: string, cents: number) =>
    offer(name, cents, {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: (cents / 100).toFixed(2),
        priceCurrency,
        unitCode: 'MON',
      },
    });
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: BRAND.name,
    description: messages.planProducts.description,
    offers: [
      offer(PLAN_NAMES.free, 0),
      offer(messages.planProducts.resumeFiles, prices.download),
      monthly(PLAN_NAMES.pro, prices.pro),
      monthly(PLAN_NAMES.premium, prices.premium),
    ],
  };
  return <script type="application/ld+json">{JSON.stringify(product)}</script>;
}
