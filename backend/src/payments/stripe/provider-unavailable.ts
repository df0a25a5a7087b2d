import { ApiError } from '../../core/api-error.js';

/** Seconds. */
const RETRY_AFTER = 10;
const LONGEST = 600;

/** The provider did not answer, or with an error. Nothing is lost: started work is read again later. */
export class ProviderUnavailable extends ApiError {
  /** @param wanted the provider's own Retry-After in seconds */
  constructor(wanted = RETRY_AFTER) {
    const message = 'Payments are temporarily unavailable. Nothing was charged. Please try again.';
    const retryAfter = wanted > RETRY_AFTER ? Math.min(Math.ceil(wanted), LONGEST) : RETRY_AFTER;
    super(503, 'payments_unavailable', message, { retryAfter });
  }
}

/** The operator deleted the customer at the provider. A new one is needed before anything can be paid. */
export class CustomerDeleted extends ProviderUnavailable {}
