import { ApiError } from '../../core/api-error.js';

/** Seconds after which asking again makes sense. */
const RETRY_AFTER = 10;

/** The provider does not answer, or not with sense. Nothing is lost: what was begun is read again later. */
export class ProviderAway extends ApiError {
  constructor() {
    const message = 'Payments are not available for a moment. Nothing was charged. Please try again.';
    super(503, 'payments_unavailable', message, { retryAfter: RETRY_AFTER });
  }
}
