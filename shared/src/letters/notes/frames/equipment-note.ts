import { lowered } from '../../../text/words.js';
import { type NoteClause } from './note-frame.js';

const EQUIPMENT =
  /^((?:reach truck|counterbalance(?: truck)?|fork ?lift(?: truck)?|clamp truck|pallet jack|cherry picker|order picker|scissor lift|telehandler|excavator|digger|dumper|tractor|combine|crane|skid steer|bobcat|sheeter|deck oven|lathe|press brake|cnc (?:lathe|mill|router)|band ?saw)(?: and (?:[\p{L}-]+ ){0,1}[\p{L}-]+)?)(?=$|[,.;]| (?:\d|in|on|at|for|with)\b)/iu;

/**
 * Converts a note that begins with the name of a machine: "reach truck 4 high racking" becomes "I work with a reach
 * truck".
 */
export function equipment(text: string, isCurrent: boolean): NoteClause | undefined {
  const machine = EQUIPMENT.exec(text)?.[1];
  if (machine === undefined) return undefined;
  const named = lowered(machine).replace(/ and (?=\p{L})/u, ' and a ');
  return { subject: 'I', text: `${isCurrent ? 'work' : 'worked'} with a ${named}`, verb: 'work' };
}
