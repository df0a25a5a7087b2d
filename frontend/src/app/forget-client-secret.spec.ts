import { describe, expect, it } from 'vitest';
import { withoutClientSecret } from './forget-client-secret.js';

const PAGE = 'https://shortlist.example/dashboard';

describe('withoutClientSecret', () => {
  it("removes Stripe's parameters from the URL and keeps the payment status", () => {
    const address = `${PAGE}?payment=success&resume=a&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed#top`;
    expect(withoutClientSecret(address)).toBe(`${PAGE}?payment=success&resume=a&redirect_status=failed#top`);
    expect(withoutClientSecret(`${PAGE}?setup_intent_client_secret=seti_1_secret_2`)).toBe(PAGE);
  });

  it("returns null for URLs without Stripe's parameters", () => {
    expect(withoutClientSecret(`${PAGE}?payment=success`)).toBeNull();
  });
});
