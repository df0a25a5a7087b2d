import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../api.js';
import { messages } from './messages.js';
import { removeToken } from './token.js';

/** Returns a function that opens the sign-in page, then removes the token and the cached data. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await navigate('/login', { replace: true });
    removeToken();
    queryClient.clear();
  };
}

export function useSignOut(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    await endOnServer();
    await leave();
  };
}

/** Never throws: staff must be able to sign out while the server is unavailable, and the token expires on its own. */
export async function endOnServer(): Promise<void> {
  try {
    await api.post('logout');
  } catch (error) {
    console.warn(messages.useSignOut.sessionNotEnded, error);
  }
}
