import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { ApiError } from '../../core/api-error.js';
import { CustomerDeleted } from './provider-unavailable.js';
import { ProviderUnavailable } from './provider-unavailable.js';

const log = new Logger('Stripe');

const { errors } = Stripe;

/** Returns the call's result. @throws the product's error for Stripe's */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw meaningOf(error);
  }
}

/**
 * Creates an object once per idempotency key. Stripe repeats its answer to a key for a day, even a 500; only then a new
 * key is used. An object that the failed call may have created is never shown to a user and expires, and Stripe refunds
 * no more than was paid.
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
 * Translates Stripe's errors. Its messages reach only the owner of a declined card and never the log: they may contain
 * a key, an address or a client secret.
 */
export function meaningOf(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeCardError) return new ApiError(402, 'card_declined', error.message);
  const { type, code, param, statusCode, requestId } = error;
  log.error({ type, code, param, statusCode, requestId }, 'Stripe did not do what was asked');
  if (code === 'resource_missing' && param === 'customer') return new CustomerDeleted();
  if (isAway(error)) return new ProviderUnavailable(Number(error.headers?.['retry-after']));
  return new Error(`Stripe refused the request: ${[statusCode, code ?? type, param, requestId].join(' ')}`);
}

function isAway(error: InstanceType<typeof errors.StripeError>): boolean {
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    // Only the operator can fix keys; the user can only retry later.
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    // Another request with the same key is in progress.
    error.statusCode === 409
  );
}

/** Whether the object's state rules the call out, such as a payment that was made meanwhile. */
export const isAnotherState = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'resource_missing');

/** Stripe has no portal until it is set up in the dashboard, and none for a deleted customer. */
export const hasNoPages = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.statusCode === 400;

/** The payment was already refunded or disputed; settling it finds out which. */
export const isReturnedAlready = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'charge_already_refunded' ||
    error.code === 'charge_disputed' ||
    error.code === 'refund_disputed_payment');
