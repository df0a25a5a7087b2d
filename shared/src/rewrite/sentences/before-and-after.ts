import { verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord, lowered } from '../../text/words.js';

const NUMBER = String.raw`((?:about |around )?[£$€]?\d[\d.,]*(?:%|k| percent| days| hours| minutes)?)`;
/** Matches a figure at a job's start and a later one: "Arrears were 4.8% when I took over and 3.1% when I left". */
const BEFORE_AND_AFTER = new RegExp(
  `^((?:the |our |my )?[a-z][\\w '’-]{2,50}?) (?:was|were) (?:at )?${NUMBER} when I (?:took (?:it |this )?over|started|joined|arrived|came|come|began)(?: here| there)?,? (?:and|but) (?:now )?(?:it |they )?(?:is |was |were |its |it['’]s )?(?:now )?(?:down to |up to |at )?${NUMBER}(?: now| today| when I left| by the time I left)?(?:,? ((?:mainly |mostly )?by ([a-z]+ing) [^;:]{3,120}?))?(\\.?)$`,
  'i',
);

/** A change of a figure while the author had the job. */
export interface Change {
  /** The change as a verb phrase in the past tense: "cut arrears from 4.8% to 3.1%". */
  cut: string;
  /** How the author achieved the change, if the bullet states it: "mainly by visiting people early". */
  how: string | undefined;
  end: string;
}

/**
 * Reads a bullet that compares a figure at the start of the job with a later one. Returns undefined for other bullets.
 */
export function changeInJob(text: string): Change | undefined {
  const [, what = '', before = '', after = '', how, doing, end = ''] = BEFORE_AND_AFTER.exec(text) ?? [];
  const [from, to] = [amount(before), amount(after)];
  if (what === '' || from === to || /\b(?:I|we|it|they)\b/.test(what)) return undefined;
  if (doing !== undefined && verbIn('gerund', firstWord(doing)) === undefined) return undefined;
  const thing = lowered(what).replace(/^(?:our|my) /, '');
  return { cut: `${to < from ? 'cut' : 'raised'} ${thing} from ${before} to ${after}`, how, end };
}

const amount = (figure: string): number => Number(figure.replace(/[^\d.]/g, ''));

/**
 * Converts "Arrears were 4.8% when I took over and 3.1% when I left, by visiting people" to "Cut arrears from 4.8% to
 * 3.1%, by visiting people". Returns undefined if the text does not say how.
 */
export function changeInJobAsDeed(text: string): string | undefined {
  const change = changeInJob(text);
  return change?.how === undefined ? undefined : `${capitalized(change.cut)}, ${change.how}${change.end}`;
}
