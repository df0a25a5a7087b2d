import { isOccupation } from '../../../facts/occupations.js';
import { lowered } from '../../../text/words.js';
import { type NoteClause, verbLed } from './note-frame.js';

const LABELLED = /^([\p{L}’' -]{4,40}): (\S.*)$/u;
/**
 * Converts "Induction: five modules" to "one example is the induction: five modules". Returns undefined for other
 * notes.
 */
export function labelled(text: string): NoteClause | undefined {
  const [, label = '', rest = ''] = LABELLED.exec(text) ?? [];
  if (
    label === '' ||
    !/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/.test(rest) ||
    verbLed(label) ||
    isOccupation(label)
  )
    return undefined;
  return {
    subject: '',
    text: `one example is the ${label.charAt(0).toLowerCase()}${label.slice(1)}: ${rest}`,
    verb: text,
  };
}

const THING =
  /^((?:[\p{L}’'&-]+ ){0,3}(?:system|range|line|website|site|app|database|guide|menu|plan|program|programme|course|campaign|collection|design|garden|mural|extension|exhibition|book|module|prototype|garment|cake|dress|kitchen) for \S.*)$/iu;
/**
 * Converts "menu for Elm Café (9 dishes)" to "one example of my work is the menu …". Returns undefined for other notes.
 */
export function thing(text: string): NoteClause | undefined {
  if (!THING.test(text) || !/\d/.test(text) || verbLed(text)) return undefined;
  return { subject: '', text: `one example of my work is the ${lowered(text)}`, verb: text };
}
