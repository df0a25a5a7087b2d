import { ApiError } from '../../core/api-error.js';

/** Seconds after which asking again makes sense. */
const RETRY_AFTER = 10;
const LONGEST = 600;

/** The provider does not answer, or not with sense. Nothing is lost: what was begun is read again later. */
export class ProviderUnavailable extends ApiError {
  /** @param wanted seconds that the provider asks for, if any */
  constructor(wanted = RETRY_AFTER) {
    const message = 'Payments are temporarily unavailable. Nothing was charged. Please try again.';
    const retryAfter = wanted > RETRY_AFTER ? Math.min(Math.ceil(wanted), LONGEST) : RETRY_AFTER;
    super(503, 'payments_unavailable', message, { retryAfter });
  }
}

/** The operator has deleted the customer at the provider: there has to be a new one before anything can be paid. */
export class CustomerDeleted extends ProviderUnavailable {}
