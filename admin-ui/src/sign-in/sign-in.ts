import type { StaffLogin, StaffToken } from '@shortlist/shared/contract/console/staff';
import { ApiError } from '@shortlist/ui-kit/request';
import { api } from '../api.js';
import { messages } from './messages.js';

export const signIn = (credentials: StaffLogin): Promise<StaffToken> => api.public<StaffToken>('login', credentials);

/** True if the password was correct and a code is required. */
export const needsCode = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';

export function explainSignInFailure(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0) return messages.signIn.connectionFailed;
  return error.message || messages.signIn.invalidCredentials;
}
