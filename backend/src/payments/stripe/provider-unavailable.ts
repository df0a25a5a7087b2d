import { ApiError } from '../../core/errors/api-error.js';

/** Minimum number of seconds before the client should retry; also the default if Stripe sends no Retry-After header. */
const RETRY_AFTER = 10;
const LONGEST = 600;

/**
 * Thrown when the provider does not respond, or responds with an error. No work is lost, because reconciliation reads
 * the provider's state later.
 */
export class ProviderUnavailable extends ApiError {
  /** @param wanted seconds until a retry, from the provider's Retry-After header */
  constructor(wanted = RETRY_AFTER) {
    const message = 'Payments are temporarily unavailable. Nothing was charged. Please try again.';
    const retryAfter = wanted > RETRY_AFTER ? Math.min(Math.ceil(wanted), LONGEST) : RETRY_AFTER;
    super(503, 'payments_unavailable', message, { retryAfter });
  }
}

/**
 * Thrown when the provider does not know a subscription. The provider keeps ended subscriptions forever, so the API key
 * probably belongs to another account or mode. The plan stays unchanged, because a wrong key would otherwise end every
 * plan.
 */
export class SubscriptionUnknown extends ApiError {
  constructor() {
    const message =
      'Our payment provider can’t find your plan, so we couldn’t complete your request. Please contact us so that we can fix it.';
    super(409, 'subscription_unknown', message);
  }
}

/** Thrown when the operator has deleted the customer at the provider. A payment then needs a new customer. */
export class CustomerDeleted extends ProviderUnavailable {}
