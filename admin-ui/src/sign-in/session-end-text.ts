import type { SessionEnd } from '../session/token.js';
import { messages } from './messages.js';

export const SESSION_END_TEXTS: Readonly<Record<SessionEnd, string>> = messages.sessionEndText.sessionEndTexts;
