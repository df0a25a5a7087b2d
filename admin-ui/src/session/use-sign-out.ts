import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../api.js';
import { messages } from './messages.js';
import { removeToken } from './token.js';

/** Leads to the sign-in page and forgets what the session has read. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await navigate('/login', { replace: true });
    removeToken();
    queryClient.clear();
  };
}

/** Ends the session on the server, too. */
export function useSignOut(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    await endOnServer();
    await leave();
  };
}

/** Never throws: if the server is unavailable, the token expires by itself, and staff must still be able to sign out. */
export async function endOnServer(): Promise<void> {
  try {
    await api.post('logout');
  } catch (error) {
    console.warn(messages.useSignOut.sessionNotEndedOn, error);
  }
}
