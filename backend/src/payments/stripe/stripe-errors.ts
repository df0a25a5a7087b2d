import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { ApiError } from '../../core/api-error.js';
import { CustomerDeleted } from './provider-unavailable.js';
import { ProviderUnavailable } from './provider-unavailable.js';

const log = new Logger('Stripe');

const { errors } = Stripe;

/** The answer of a call, or what it means that there is none. */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw meaningOf(error);
  }
}

/**
 * Creates something that is there once, however often it is asked for by this key of ours. To a key that it knows Stripe
 * repeats its answer for a day, also that it broke down; then a new one is taken. What was made all the same is never shown
 * to anybody and ends by itself, and no more goes back than was paid.
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
 * What a call that failed means to the person. Stripe's own words go no further than to the owner of the card: they may
 * repeat a key, an address or a client secret.
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
    // Keys that do not work are the operator's to mend; the person can only come back.
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    // Another request with the same key is still at work.
    error.statusCode === 409
  );
}

/** Whether the object exists in another state than the call is for, such as a payment that was made in the meantime. */
export const isAnotherState = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'resource_missing');

/** Not as long as nobody has said in Stripe's dashboard what its pages show, or for a customer who was deleted there. */
export const hasNoPages = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.statusCode === 400;

/** All that was paid has gone back, or the card's bank has taken it back: settling the payment then finds out which. */
export const isReturnedAlready = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'charge_already_refunded' ||
    error.code === 'charge_disputed' ||
    error.code === 'refund_disputed_payment');
