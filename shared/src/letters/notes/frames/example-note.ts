import { isOccupation } from '../../../facts/occupations.js';
import { lowered } from '../../../text/words.js';
import { type NoteClause, verbLed } from './note-frame.js';

/** Matches a label and the text after its colon: "Hospice induction: five modules, finished by 140 volunteers". */
const LABELLED = /^([\p{L}’' -]{4,40}): (\S.*)$/u;
/** Converts a note that consists of a label and a piece of work with a figure. Returns undefined for any other note. */
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

/** Matches a product with its purpose and a figure: "label system for Elm Sauce (9 flavors), now in 60 stores". */
const THING =
  /^((?:[\p{L}’'&-]+ ){0,3}(?:system|range|line|website|site|app|database|guide|menu|plan|program|programme|course|campaign|collection|design|garden|mural|extension|exhibition|book|module|prototype|garment|cake|dress|kitchen) for \S.*)$/iu;
/** Converts a note that names a product made by the user. Returns undefined for any other note. */
export function thing(text: string): NoteClause | undefined {
  if (!THING.test(text) || !/\d/.test(text) || verbLed(text)) return undefined;
  return { subject: '', text: `one example of my work is the ${lowered(text)}`, verb: text };
}
