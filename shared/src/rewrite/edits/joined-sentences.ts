import { withStrongOpener } from '../../english/openers.js';
import { verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord, lowered } from '../../text/words.js';

const ALSO =
  /^([^.;:!?]{8,200})[.;] (?:I )?(?:also|additionally|in addition|plus|as well as this),? (?:I (?:also )?)?([^.;:!?]{4,200})(\.?)$/i;

/**
 * Converts "Answered 80 calls. Also was responsible to handle complaints" to "Answered 80 calls and handled
 * complaints". Returns undefined if the verb of the second sentence is ambiguous.
 */
export function withSentencesJoined(text: string, isCurrent: boolean): string | undefined {
  const [, one = '', more = '', end = ''] = ALSO.exec(text) ?? [];
  if (one === '') return undefined;
  const second = withStrongOpener(capitalized(more), isCurrent) ?? capitalized(more);
  const isTold = (['past', 'base'] as const).some(
    (form) => verbIn(form, firstWord(one)) && verbIn(form, firstWord(second)),
  );
  if (!isTold) return undefined;
  return `${one}${/ and /.test(second) && !/ and /.test(one) ? ', ' : ' and '}${lowered(second)}${end}`;
}
