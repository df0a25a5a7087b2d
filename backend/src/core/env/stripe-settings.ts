export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** Webhook secrets: the current one first, then the previous one during a rotation. */
  webhookSecrets: string[];
  /** Base URL of the API; undefined for Stripe's own. */
  apiBase: string | undefined;
}

export interface StripeVariables {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_BASE?: string | undefined;
}

export const SANDBOX_KEY = 'sk_sandbox_';

/** Returns the provider's name in the database. Test mode and live mode have different names and separate objects. */
export function providerName(secretKey: string): 'stripe' | 'stripe_test' | 'sandbox' {
  if (secretKey.startsWith(SANDBOX_KEY)) return 'sandbox';
  return isLiveKey(secretKey) === false ? 'stripe_test' : 'stripe';
}

/** Returns whether the key is for live mode; undefined if its prefix does not show the mode. */
export function isLiveKey(key: string): boolean | undefined {
  const mode = /^[a-z]+_(live|test)_/.exec(key)?.[1];
  return mode === undefined ? undefined : mode === 'live';
}

export function stripeOf(env: StripeVariables): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return undefined;
  return { secretKey, publishableKey, webhookSecrets: secretsIn(webhookSecret), apiBase };
}

/** Returns problems with Stripe settings, such as swapped keys, which would go unnoticed until a payment fails. */
export function stripeProblems(env: StripeVariables): string[] {
  const stripe = stripeOf(env);
  if (!stripe) return [];
  const { secretKey, publishableKey, webhookSecrets } = stripe;
  const problems: string[] = [];
  if (!publishableKey.startsWith('pk_')) {
    problems.push('STRIPE_PUBLISHABLE_KEY: must begin with pk_; this value is sent to every browser');
  }
  if (/^(pk|whsec)_/.test(secretKey)) problems.push('STRIPE_SECRET_KEY: must begin with sk_ or rk_');
  if (webhookSecrets.length === 0 || webhookSecrets.some((secret) => /^(sk|rk|pk)_/.test(secret))) {
    problems.push('STRIPE_WEBHOOK_SECRET: must begin with whsec_; separate two with a comma');
  }
  const [secretIsLive, publishableIsLive] = [isLiveKey(secretKey), isLiveKey(publishableKey)];
  if (secretIsLive !== undefined && publishableIsLive !== undefined && secretIsLive !== publishableIsLive) {
    problems.push('STRIPE_PUBLISHABLE_KEY: one key is for testing and the other is live; use two of the same mode');
  }
  return problems;
}

const secretsIn = (text: string): string[] =>
  text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
