import { verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord, lowered } from '../../text/words.js';
import { changeInJob } from '../sentences/before-and-after.js';
import type { BulletAnswer, BulletQuestion } from './bullet-answers.js';

/** Asks what the author did if a bullet states only a change: "Cell count was 260 when I came and now it is 140". */
export function causeQuestion(text: string): BulletQuestion | undefined {
  const change = changeInJob(text);
  if (change === undefined) return changeWithoutCause(text);
  if (change.how !== undefined) return undefined;
  const answer: BulletAnswer = {
    label: 'I can explain how',
    bullet: `${capitalized(change.cut)} by [doing what?]${change.end}`,
    blanks: [{ blank: '[doing what?]', label: 'What you did', example: 'visiting people early' }],
  };
  return { about: 'ownership', text: 'What did you do that changed this?', answers: [answer] };
}

/** Matches a change in a figure: "Under my leadership, sales increased by 20%". */
const CHANGE =
  /^(?:under my (?:leadership|management|supervision|guidance|watch),? )?((?:the |our |my )?[a-z][\w’'-]*(?: [\w’'-]+){0,4} (?:has |have )?(?:went up|went down|gone up|gone down|rose|risen|fell|fallen|grew|grown|dropped|increased|decreased|improved|declined|doubled|halved|tripled) [^;:.,\d]*\d[^;:,]*?)(\.?)$/i;
/** Matches words that name the cause or the author of a change: "because", "thanks", "we". */
const CAUSE =
  /\b(?:i|we|me|us|because|due|thanks|after|when|once|since|through|following|by [a-z]+ing|which|that|and|with)\b/i;

/** Asks what the author did if a bullet states only a change: "Sales increased by 20%". */
function changeWithoutCause(text: string): BulletQuestion | undefined {
  const [, change = '', end = ''] = CHANGE.exec(text) ?? [];
  const word = firstWord(text);
  if (change === '' || CAUSE.test(change) || (verbIn('past', word) && !/^under\b/i.test(text))) return undefined;
  const told = lowered(change).replace(/^(?:our|my) /, '');
  const answer: BulletAnswer = {
    label: 'I can explain how',
    bullet: `[what you did], and ${told}${end}`,
    blanks: [{ blank: '[what you did]', label: 'What you did', example: 'Moved the bread to the entrance' }],
  };
  return { about: 'ownership', text: 'What did you do that changed this?', answers: [answer] };
}
