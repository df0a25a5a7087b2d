import { ApiError } from '../../core/errors/api-error.js';

const EXPIRED = 'Your request expired. Try again.';
const REFUSED = 'This passkey was not accepted. Try again or sign in another way.';

export const passkeyExpired = (): ApiError => new ApiError(401, 'passkey_refused', EXPIRED);
export const passkeyRefused = (message = REFUSED): ApiError => new ApiError(401, 'passkey_refused', message);
