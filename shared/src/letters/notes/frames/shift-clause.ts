import { cleanLine } from '../../../text/text.js';
import { lowered } from '../../../text/words.js';
import { type NoteClause } from './note-frame.js';

const SHIFTS =
  /^((?:rotating|alternating|split|night|day|late|early|weekend|back|12-hour|8-hour|10-hour)[\p{L}\d -]{0,24}? ?shifts?)\b(.*)$/iu;
const CLOCK = /,? ?\(?\d{1,2}(?:[:.]\d\d)?\s?[ap]m?\s?(?:-|–|to|\s){1,4}\d{1,2}(?:[:.]\d\d)?\s?[ap]m?\)?/giu;
/**
 * Converts "Rotating shifts in a mill" to "I work rotating shifts in a mill", although "Rotating" looks like a verb.
 */
export function shiftClause(bullet: string, isCurrent: boolean): NoteClause | undefined {
  const [, shifts, rest = ''] = SHIFTS.exec(cleanLine(bullet).replace(/(?<![\s.;,!])[\s.;,!]+$/u, '')) ?? [];
  if (shifts === undefined || /[.;]/.test(rest)) return undefined;
  // Words other than a time may follow only rotating, alternating or split shifts: "Night shifts and weekends on the
  // ward" lists two items.
  if (!/^(?:rotating|alternating|split)/i.test(shifts) && rest.replace(CLOCK, '').trim() !== '') return undefined;
  const text = `${isCurrent ? 'work' : 'worked'} ${inPlural(lowered(shifts))}${rest.replace(CLOCK, '')}`;
  return { subject: 'I', text, verb: 'work' };
}

const inPlural = (shifts: string): string => shifts.replace(/shift$/, 'shifts');
