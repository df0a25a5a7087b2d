import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../api.js';
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

/** Ends the session on the server, too, unless it cannot be reached: then the token expires by itself. */
export function useSignOut(): () => Promise<void> {
  const leave = useLeave();
  return async () => {
    await api.post('logout').catch(() => undefined);
    await leave();
  };
}
