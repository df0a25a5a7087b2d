import { messages } from './messages.js';

export const QUEUE_NAMES: Readonly<Record<string, { title: string; purpose: string } | undefined>> =
  messages.queueNames.queueNames;
