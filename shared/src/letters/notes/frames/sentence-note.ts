import { firstWord, lowered } from '../../../text/words.js';
import { type NoteClause } from './note-frame.js';

/** Matches two figures for one measure: "was 84 when I started and 93 in 2025". */
const FROM_TO =
  /\bwas (\d[\d.]*%?) when I (?:started|came|joined|arrived),? and (?:is |was )?(\d[\d.]*%?) (in (?:19|20)\d\d|now|today)$/;

const ASKED_FOR =
  /^(?:they|customers|clients|guests|patients|regulars|parents|the (?:manager|owner|office|boss|chef|school)) (?:ask|asks|asked|keep asking|kept asking) (?:for )?me\b/i;
/** Matches a negative statement about absence or lateness: "didn’t miss a day in 2020". */
const NEVER = /^(?:did(?:n[’']t| not)|never|have(?:n[’']t| not)) (?:miss|missed|late|been late|had a) .*\d/i;
const MEASURED =
  /^((?:[\p{L}-]+ ){0,2}(?:rate|score|average|target|accuracy|attendance|rating|caseload|turnover|waste))( of the [\p{L}-]+)? (?:is|was|went|stayed|never (?:dropped|fell)) (?=.*\d)/iu;

/** Converts a note that has its own verb: "They asked me to come back", "rate was 110% most weeks". */
export function sentenceOf(text: string): NoteClause | undefined {
  if (ASKED_FOR.test(text))
    return { subject: '', text: lowered(text).replace(/(?<!,) which I did$/, ', which I did'), verb: text };
  if (NEVER.test(text)) return { subject: 'I', text: lowered(text), verb: firstWord(text) };
  if (!MEASURED.test(text)) return undefined;
  const isOfOthers = MEASURED.exec(text)?.[2] !== undefined;
  const what = lowered(text).replace(FROM_TO, 'went from $1 when I started to $2 $3');
  return { subject: '', text: `${isOfOthers ? 'the' : 'my'} ${what}`, verb: text };
}
