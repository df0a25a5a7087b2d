import type { SessionEnd } from '../session/token.js';

export const SESSION_END_TEXTS: Readonly<Record<SessionEnd, string>> = {
  idle: 'You were signed out after half an hour without activity.',
  limit: 'You were signed out because a session ends twelve hours after signing in.',
};
