import { ApiError } from '../../core/errors/api-error.js';

const MESSAGES = {
  code: 'This code is wrong or was already used. Enter the one your app shows now.',
  recoveryCode: 'This recovery code is wrong or was already used.',
} as const;

export const CODE_REQUIRED = 'Enter the code from your authenticator app.';

export const codeMissing = (): ApiError =>
  new ApiError(422, 'second_factor_required', CODE_REQUIRED, { issues: [{ path: 'code', message: CODE_REQUIRED }] });

export const wrongCode = (field: keyof typeof MESSAGES): ApiError =>
  new ApiError(422, 'wrong_code', MESSAGES[field], { issues: [{ path: field, message: MESSAGES[field] }] });
