import type { PublicConfig } from '@shortlist/shared/contract/config';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, isAsBuilt } from './default-config.js';

const config = (change: Partial<PublicConfig> = {}): PublicConfig => ({
  ...DEFAULT_CONFIG,
  signIn: { password: true, oidc: false, oidcName: null },
  supportEmail: null,
  payments: { provider: 'sandbox', publishableKey: null },
  limits: {},
  templates: [],
  exportFormats: [],
  ...change,
});

describe('isAsBuilt', () => {
  it('returns true for a default configuration in any key order', () => {
    const { prices } = DEFAULT_CONFIG;
    const turned = Object.fromEntries(Object.entries(prices).reverse()) as PublicConfig['prices'];
    expect(isAsBuilt(config({ prices: turned, supportEmail: 'help@example.com' }))).toBe(true);
  });

  it.each<Partial<PublicConfig>>([
    { prices: { ...DEFAULT_CONFIG.prices, pro: 1 } },
    { aiProvider: 'Somebody' },
    { maintenance: 'Back soon.' },
    { features: { ...DEFAULT_CONFIG.features, signUps: false } },
  ])('returns false if the server is configured with %j', (change) => {
    expect(isAsBuilt(config(change))).toBe(false);
  });
});
