import { lowered } from '../../../text/words.js';
import { type NoteClause } from './note-frame.js';

const SETTING =
  /^(?:chairside|front of house|back of house|behind the bar|on (?:the )?(?:tills?|shop floor|reception|line|counter|pass)) (?:for|with|in|at|on|of)\b/i;
const ON_CALL = /^on[- ]call (?=one|every|\d|for|at)/i;

/** Converts a note about where or how the user works: "On call at night" becomes "I am on call at night". */
export function setting(text: string, isCurrent: boolean): NoteClause | undefined {
  if (ON_CALL.test(text))
    return { subject: isCurrent ? 'I am' : 'I was', text: text.replace(ON_CALL, 'on call '), verb: 'be' };
  return SETTING.test(text)
    ? {
        subject: 'I',
        text: `${isCurrent ? 'work' : 'worked'} ${lowered(text)}`.replace(/(?<=\d)-(?=\d)/g, ' to '),
        verb: 'work',
      }
    : undefined;
}
