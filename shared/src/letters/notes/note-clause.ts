import { cleanLine } from '../../text/text.js';
import { wordCount } from '../../text/count-words.js';
import { lowered } from '../../text/words.js';
import { amountOf } from './frames/amount-note.js';
import { equipment } from './frames/equipment-note.js';
import { labelled, thing } from './frames/example-note.js';
import { gerunds } from './frames/gerund-note.js';
import { deed } from './frames/known-deed.js';
import { has, type NoteClause } from './frames/note-frame.js';
import { products } from './frames/product-list.js';
import { recordOf } from './frames/record-note.js';
import { roleOf } from './frames/role-note.js';
import { sentenceOf } from './frames/sentence-note.js';
import { shiftClause } from './frames/shift-clause.js';
import { ofSkill } from './frames/skill-note.js';
import { setting } from './frames/work-setting.js';

export interface NoteContext {
  /** Whether the user's role is a leadership role. If so, "team of 5" means a team that the user leads. */
  leads?: boolean;
  /** The user's skills. A note that begins with a skill describes the user's work. */
  skills?: readonly string[];
}

const TEAM = /^team of \d/i;
const MAX_WORDS = 30;
/**
 * Converts a bullet in note form to a clause: "14-20 drops a day" becomes "I do 14 to 20 drops a day". Adds no facts,
 * only words such as "I do" and "my work includes". Returns undefined if it is uncertain which words fit.
 */
export function noteClause(
  bullet: string,
  isCurrent: boolean,
  { leads = false, skills = [] }: NoteContext = {},
): NoteClause | undefined {
  const sentences = cleanLine(bullet)
    .split(/(?<=[\p{L}\d)])[.;!]\s+/u)
    .map((sentence) => sentence.replace(/(?<![\s.;,!])[\s.;,!]+$/u, ''));
  for (const sentence of sentences) {
    const clause = clauseOf(sentence, isCurrent, leads) ?? ofSkill(sentence, isCurrent, skills);
    if (clause && wordCount(clause.text) <= MAX_WORDS) return clause;
  }
  return undefined;
}

function clauseOf(text: string, isCurrent: boolean, leads: boolean): NoteClause | undefined {
  if (/["“”[\]?]/.test(text)) return undefined;
  const sentence = sentenceOf(text);
  if (sentence) return sentence;
  if (/\b(?:my|our|I|me|we)\b/.test(text)) return undefined;
  return (
    recordOf(text, isCurrent) ??
    (leads && TEAM.test(text) ? has(`a ${lowered(text)}`, isCurrent, false) : undefined) ??
    shiftClause(text, isCurrent) ??
    setting(text, isCurrent) ??
    roleOf(text, isCurrent) ??
    deed(text, isCurrent) ??
    amountOf(text, isCurrent) ??
    labelled(text) ??
    thing(text) ??
    gerunds(text, isCurrent) ??
    products(text, isCurrent) ??
    equipment(text, isCurrent)
  );
}
