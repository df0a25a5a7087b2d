import type { AuthProvider } from 'react-admin';
import { confirmedMe } from './session/me.js';
import { endOnServer } from './session/use-sign-out.js';
import { currentToken, removeToken, startSession } from './session/token.js';
import { signIn } from './sign-in/sign-in.js';

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
  // Does nothing: the API client removes a rejected token, the session gate shows the sign-in page, and other errors do
  // not end the session.
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
