import Stripe from 'stripe';
import type { Env, ModelSettings, OidcSettings } from '../core/env/env.js';
import { isLiveKey, type StripeSettings } from '../core/env/stripe-settings.js';
import { ok, problem, reasonOf, warning, type Check, type Result } from './finding.js';

const TIMEOUT_MS = 4_000;

export const paymentsCheck = (env: Env): Check => ({
  part: 'payments',
  readMore: 'docs/operations.md#payments',
  run: () => (env.stripe ? checkStripe(env.stripe, env.production) : [sandbox(env)]),
});

function sandbox({ production }: Env): Result {
  if (!production) return ok('The sandbox replaces Stripe.');
  return warning({
    message: 'The sandbox replaces Stripe: no real payments are made.',
    advice: 'Set the three Stripe settings.',
    readMore: 'docs/operations.md#stripe',
  });
}

async function checkStripe(settings: StripeSettings, isProduction: boolean): Promise<Result[]> {
  const readMore = 'docs/operations.md#stripe';
  const isLive = isLiveKey(settings.secretKey);
  const mode = isLive ? 'live mode' : 'test mode';
  const findings: Result[] = [];
  if (isProduction === isLive) findings.push(ok(`The keys are for Stripe’s ${mode}.`));
  else if (isLive !== undefined)
    findings.push(
      warning({
        message: isLive
          ? 'The Stripe keys are for live mode, but NODE_ENV is not production: tests charge real money.'
          : 'The Stripe keys are for test mode, but NODE_ENV is production: no real payments are made.',
        advice: 'Use live keys in production and test keys everywhere else.',
        readMore,
      }),
    );
  return [...findings, await callStripe(settings)];
}

async function callStripe({ secretKey, apiBase }: StripeSettings): Promise<Result> {
  const readMore = 'docs/operations.md#stripe';
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  const stripe = new Stripe(secretKey, {
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  try {
    // A restricted key with the documented permissions allows this call, because they include access to products.
    await stripe.products.list({ limit: 1 });
    return ok('Stripe accepts the secret key.');
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return problem({
        message: 'Stripe rejects STRIPE_SECRET_KEY.',
        advice: 'Copy the key again from Stripe’s dashboard; it may have been replaced.',
        readMore,
      });
    if (error instanceof Stripe.errors.StripePermissionError)
      return warning({
        message: 'The restricted Stripe key is not allowed to read products.',
        advice: 'Give the key the permissions listed in the documentation.',
        readMore,
      });
    return problem({
      message: `Stripe cannot be reached (${reasonOf((error as { detail?: unknown }).detail ?? error)}).`,
      advice: 'Allow connections to api.stripe.com, and check STRIPE_API_BASE.',
      readMore,
    });
  }
}

export const signInCheck = (env: Env): Check => ({
  part: 'sign-in provider',
  readMore: 'docs/operations.md#a-sign-in-provider',
  run: (signal) => (env.oidc ? checkProvider(env.oidc, signal) : [ok('Users sign in with email and password only.')]),
});

async function checkProvider({ issuer }: OidcSettings, signal: AbortSignal): Promise<Result[]> {
  const text = { readMore: 'docs/operations.md#a-sign-in-provider' };
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const found = await readJson(address, signal);
  if ('failure' in found)
    return [
      problem({
        message: `The sign-in provider’s metadata cannot be read (${found.failure}): nobody can sign in with it.`,
        advice: `Open ${address} in a browser, and correct OIDC_ISSUER.`,
        ...text,
      }),
    ];
  const metadata = found.body as { issuer?: unknown; authorization_endpoint?: unknown; token_endpoint?: unknown };
  if (metadata.issuer !== issuer)
    return [
      problem({
        message: 'The sign-in provider’s issuer differs from OIDC_ISSUER, so every sign-in with the provider fails.',
        advice: 'Set OIDC_ISSUER to the exact `issuer` in the provider’s metadata.',
        ...text,
      }),
    ];
  if (!metadata.authorization_endpoint || !metadata.token_endpoint)
    return [
      problem({
        message: 'The sign-in provider does not support the authorization code flow.',
        advice: 'Choose another sign-in provider.',
        ...text,
      }),
    ];
  return [ok(`The sign-in provider ${new URL(issuer).hostname} answers.`)];
}

export const modelCheck = (env: Env): Check => ({
  part: 'language model',
  readMore: 'docs/operations.md#a-language-model',
  run: (signal) =>
    env.model ? checkModel(env.model, signal) : [ok('No language model is set up, so all texts are rule-based.')],
});

/** Lists the models, which costs nothing. */
async function checkModel({ baseUrl, apiKey, model }: ModelSettings, signal: AbortSignal): Promise<Result[]> {
  const text = { readMore: 'docs/operations.md#a-language-model' };
  const base = (baseUrl ?? 'https://api.openai.com/v1').replace(/\/$/, '');
  const found = await readJson(`${base}/models`, signal, { authorization: `Bearer ${apiKey}` });
  if ('failure' in found && [401, 403].includes(found.status ?? 0))
    return [
      problem({
        message: 'The model server rejects OPENAI_API_KEY.',
        advice: 'Fix the value of OPENAI_API_KEY.',
        ...text,
      }),
    ];
  if ('failure' in found && found.status !== undefined)
    return [
      warning({
        message: `The model server does not list its models (${found.failure}), so the model cannot be checked.`,
        advice: 'Request one suggestion in the product, and check its outcome in the table ai_calls.',
        ...text,
      }),
    ];
  if ('failure' in found)
    return [
      problem({
        message: `The model server cannot be reached (${found.failure}); the rules answer in its place.`,
        advice: 'Check OPENAI_BASE_URL, and make sure that the server accepts connections from this machine.',
        ...text,
      }),
    ];
  const { data } = found.body as { data?: { id?: unknown }[] };
  if (Array.isArray(data) && data.some(({ id }) => id === model))
    return [ok('The model server offers the configured model.')];
  return [
    warning({
      message: 'The model server does not list OPENAI_MODEL.',
      advice: 'Set OPENAI_MODEL to a name from the server’s list, unless the current name is an alias.',
      ...text,
    }),
  ];
}

type Answer = { body: unknown } | { failure: string; status?: number };

async function readJson(address: string, signal: AbortSignal, headers: Record<string, string> = {}): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!answer.ok) return { failure: `status ${answer.status}`, status: answer.status };
    return { body: (await answer.json()) ?? {} };
  } catch (error) {
    if (error instanceof SyntaxError) return { failure: 'not JSON', status: 200 };
    return { failure: error instanceof DOMException ? 'no answer in time' : reasonOf(error) };
  }
}
