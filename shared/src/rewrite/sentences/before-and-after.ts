import { verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord, isPreposition, lowered, wordSet } from '../../text/words.js';

/** Verbs that only indicate when something happened: "when I started". */
const NO_DEED = wordSet('was were had started joined left came arrived took began worked went');

/** Returns whether a verb in the past tense names an action: "wrote", but not "started". */
const isDeed = (word: string): boolean => verbIn('past', word) !== undefined && !NO_DEED.has(word);

const NUMBER = String.raw`((?:about |around )?[£$€]?\d(?:[\d.,]*\d)?(?:%|k| percent| days| hours| minutes)?)`;
/** Matches a figure at a job's start and a later one: "Arrears were 4.8% when I took over and 3.1% when I left". */
const BEFORE_AND_AFTER = new RegExp(
  `^((?:the |our |my )?[a-z][\\w '’-]{2,50}?) (?:was|were) (?:at )?${NUMBER} when I (?:took (?:it |this )?over|started|joined|arrived|came|come|began)(?: here| there)?,? (?:and|but) (?:now )?(?:it |they )?(?:is |was |were |its |it['’]s )?(?:now )?(?:down to |up to |at )?${NUMBER}(?: now| today| when I left| by the time I left)?(?:,? ((?:mainly |mostly )?by ([a-z]+ing) [^;:]{3,120}?))?(\\.?)$`,
  'i',
);

/** Matches a figure before and after an action: "We used to get 50 calls a day and since I wrote a guide it's 20". */
const USED_TO_BE = new RegExp(
  `^(?:we|they|the [a-z]+|there) used to (?:get|have|be|take|lose) ${NUMBER} ([a-z][a-z ]{2,50}?),? (?:and|but) (?:since|after|once) I ([a-z]+ [^,;:.]{3,100}?),? (?:it['’]?s|it is|it was|there are|they are|we get|now it['’]?s) (?:now )?(?:more like |down to |only |nearer |closer to |nearer to )?${NUMBER}(?: now)?(\\.?)$`,
  'i',
);

/**
 * Converts "We used to get 50 queries a day and since I wrote the guide it's 20" to "Wrote the guide, after which
 * queries a day fell from 50 to 20". Returns undefined for other bullets, and if the figure did not fall.
 */
export function deedBeforeFall(text: string): string | undefined {
  const [, before = '', thing = '', deed = '', after = '', end = ''] = USED_TO_BE.exec(text) ?? [];
  if (isPreposition(firstWord(thing)) || amount(after) >= amount(before) || !isDeed(firstWord(deed))) return undefined;
  return `${capitalized(deed)}, after which ${lowered(thing)} fell from ${before} to ${after}${end}`;
}

/** A change in a figure while the author had the job. */
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

/** Matches a change in a figure and the action before it: "Sales went up 12% after I moved the displays". */
const CHANGE_AFTER_DEED =
  /^((?:the |our |my )?[a-z][\w '’-]{2,50}? (?:went (?:up|down)|rose|fell|dropped|grew|increased|decreased|improved|doubled|halved)\b[^,;:]{0,60}?),? (?:after|once) I ([a-z]+ [^,;:.]{3,120})(\.?)$/i;
/**
 * Matches an event with a figure and its cause: "The last two houses were handed over early as I got trusses sooner".
 */
const EVENT_BECAUSE_OF_DEED =
  /^((?:the |our |my |all )?[a-z][\w '’-]{2,50}? (?:was|were) (?!I\b)[a-z]+ [^,;:]{0,80}?),? (?:as|because) I ([a-z]+ [^,;:.]{3,120})(\.?)$/i;

/**
 * Converts "Sales went up 12% after I moved the displays" to "Moved the displays, after which sales went up 12%", and
 * "The houses were handed over early as I …" to "…, so the houses were handed over early". Does not claim a cause that
 * the text does not state.
 */
export function deedBeforeChange(text: string): string | undefined {
  const [, change = '', deed = '', end = ''] = CHANGE_AFTER_DEED.exec(text) ?? [];
  if (/\d|\b(?:doubled|halved)\b/.test(change) && !/\bwe\b/.test(deed))
    return deedThen(deed, ', after which ', change, end);
  const [, event = '', cause = '', stop = ''] = EVENT_BECAUSE_OF_DEED.exec(text) ?? [];
  return /\d|\b(?:early|two|three|both|all)\b/i.test(event) ? deedThen(cause, ', so ', event, stop) : undefined;
}

function deedThen(deed: string, joint: string, event: string, end: string): string | undefined {
  if (/\b(?:I|we)\b/.test(event) || /\bI\b/.test(deed) || !isDeed(firstWord(deed))) return undefined;
  const told = lowered(event)
    .replace(/^my /, 'the ')
    .replace(/^(?=(?:last|first|next) )/, 'the ');
  return `${capitalized(deed)}${joint}${told}${end}`;
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
