import type { AuthProvider } from 'react-admin';
import { confirmedMe } from './session/me.js';
import { endOnServer } from './session/use-sign-out.js';
import { currentToken, removeToken, startSession } from './session/token.js';
import { signIn } from './sign-in/sign-in.js';

/** Resources that are read-only for support staff. */
const ADMIN_ONLY_CHANGES = new Set(['promo-codes']);
const READING = new Set(['list', 'show']);

export const authProvider: AuthProvider = {
  login: async (credentials: Parameters<typeof signIn>[0]) => {
    startSession(await signIn(credentials));
  },
  logout: async () => {
    if (currentToken() !== null) await endOnServer();
    removeToken();
  },
  checkAuth: async () => {
    await confirmedMe();
  },
  // The API client removes a rejected token, and the session gate takes over the screen. Other errors do not end the
  // session.
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const { staff } = await confirmedMe();
    return { id: staff.id, fullName: staff.username };
  },
  canAccess: async ({ resource, action }) => {
    const { staff } = await confirmedMe();
    return staff.role === 'admin' || READING.has(action) || !ADMIN_ONLY_CHANGES.has(resource);
  },
};
