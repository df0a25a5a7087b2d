import type { PublicConfig } from '@shortlist/shared/contract/config';
import { AI_ALLOWANCES, PLAN_MATRIX, PRICES } from '@shortlist/shared/product/plans';

type Shown = Pick<
  PublicConfig,
  'prices' | 'plans' | 'aiAllowances' | 'aiProvider' | 'announcement' | 'maintenance' | 'features'
>;

export const DEFAULT_CONFIG: Shown = {
  prices: PRICES,
  plans: PLAN_MATRIX,
  aiAllowances: AI_ALLOWANCES,
  aiProvider: null,
  announcement: null,
  maintenance: null,
  features: { aiSuggestions: true, aiModel: false, payments: true, signUps: true, imports: true },
};

/** Whether the pre-rendered pages match this server's configuration. If not, the application renders them. */
export function isAsBuilt(config: PublicConfig): boolean {
  const { prices, plans, aiAllowances, aiProvider, announcement, maintenance, features } = config;
  const shown: Shown = { prices, plans, aiAllowances, aiProvider, announcement, maintenance, features };
  return sorted(shown) === sorted(DEFAULT_CONFIG);
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
