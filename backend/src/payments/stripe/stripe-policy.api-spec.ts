import { startApp } from '../../../test/support/app.js';
import { StripeServer } from '../../../test/support/stripe-server.js';

/** Origins that Stripe.js needs, from https://docs.stripe.com/security/guide#content-security-policy */
const DOCUMENTED: Record<string, string[]> = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

async function headersWith(env: Record<string, string>): Promise<Headers> {
  const api = await startApp({ env });
  try {
    return (await fetch(`${api.url}/api/config`)).headers;
  } finally {
    await api.close();
  }
}

const policyOf = (headers: Headers): Record<string, string[]> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );

describe('content security policy', () => {
  const stripe = new StripeServer();
  beforeAll(() => stripe.listen());
  afterAll(() => stripe.close());

  it("allows only the origins of Stripe's form when Stripe is configured", async () => {
    const headers = await headersWith(stripe.env);
    const policy = policyOf(headers);
    const foreign = Object.entries(policy).flatMap(([name, sources]) => {
      const origins = sources.filter((source) => source.startsWith('http'));
      return origins.length > 0 ? [[name, origins] as const] : [];
    });
    expect(Object.fromEntries(foreign)).toEqual(DOCUMENTED);
    for (const name of ['script-src', 'connect-src']) expect(policy[name]).toContain("'self'");
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('allows no foreign origin when payments use the sandbox', async () => {
    const headers = await headersWith({});
    expect(headers.get('content-security-policy')).not.toMatch(/https?:/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
  });
});
