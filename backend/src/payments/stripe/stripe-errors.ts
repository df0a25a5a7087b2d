import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { ApiError } from '../../core/errors/api-error.js';
import { providerFailures } from '../../core/metrics/payments.js';
import { CustomerDeleted, ProviderUnavailable, SubscriptionUnknown } from './provider-unavailable.js';

const log = new Logger('Stripe');

const { errors } = Stripe;

/** Awaits a call to Stripe. @throws the product's own error instead of Stripe's */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw meaningOf(error);
  }
}

/**
 * Creates an object once per idempotency key. For a day, Stripe repeats its first response to a key, even a 500, so a
 * repeated 500 is retried with a new key. If the failed call created an object after all, no user sees that object, and
 * it expires. A repeated full refund fails, because Stripe refunds no more than was paid.
 */
export async function creating<T>(key: string, call: (options: Stripe.RequestOptions) => Promise<T>): Promise<T> {
  try {
    return await call({ idempotencyKey: key });
  } catch (error) {
    if (!isRepeatedBreakdown(error)) throw meaningOf(error);
    return asking(call({ idempotencyKey: `${key}-${randomUUID()}` }));
  }
}

const isRepeatedBreakdown = (error: unknown): boolean =>
  error instanceof errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true';

/**
 * Translates Stripe's errors into the product's own. Stripe's messages are shown only to the owner of a declined card
 * and are never logged: they may contain an API key, an email address or a client secret.
 */
export function meaningOf(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeCardError) return new ApiError(402, 'card_declined', error.message);
  const { type, code, param, statusCode, requestId } = error;
  log.error({ type, code, param, statusCode, requestId }, 'Stripe rejected a call');
  if (code === 'resource_missing' && param === 'customer') return new CustomerDeleted();
  if (isAway(error)) {
    providerFailures.inc();
    return new ProviderUnavailable(Number(error.headers?.['retry-after']));
  }
  return new Error(`Stripe refused the request: ${[statusCode, code ?? type, param, requestId].join(' ')}`);
}

function isAway(error: InstanceType<typeof errors.StripeError>): boolean {
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    // Only the operator can fix wrong API keys, so the user gets 503.
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    // Status 409 means that another request with the same idempotency key is in progress.
    error.statusCode === 409
  );
}

/** Awaits the call that reads a subscription. @throws {SubscriptionUnknown} if Stripe has none with that id */
export async function findingSubscription<T>(reference: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof errors.StripeInvalidRequestError) || error.code !== 'resource_missing')
      throw meaningOf(error);
    const { requestId } = error;
    log.error({ reference, requestId }, 'Stripe does not know a subscription: check the account and mode of the key');
    throw new SubscriptionUnknown();
  }
}

/**
 * Returns whether Stripe rejected the call because of the object's state, for example because the payment is already
 * completed.
 */
export const isAnotherState = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'resource_missing');

/**
 * Returns whether the error means that the billing portal is not set up in Stripe's dashboard, or that the customer is
 * deleted.
 */
export const hasNoPages = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.statusCode === 400;

/**
 * Returns whether the error means that the payment was already refunded or disputed. The settlement finds out which of
 * the two happened.
 */
export const isReturnedAlready = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'charge_already_refunded' ||
    error.code === 'charge_disputed' ||
    error.code === 'refund_disputed_payment');
