import { stemOf, tokensOf } from '../../text/tokens.js';
import { factAt, type Fact } from '../fact.js';
import { perSource, type Source } from '../source.js';
import { wordSet } from '../../text/words.js';

const RESULT =
  /(?:,\s*(?:thereby\s+|thus\s+|effectively\s+|successfully\s+|significantly\s+)?|\s(?:thereby|thus)\s+|\band\s+(?=\w+ing\b))((?:significantly\s+|greatly\s+)?(?:improving|increasing|boosting|enhancing|reducing|decreasing|lowering|cutting|minimi[sz]ing|maximi[sz]ing|ensuring|achieving|exceeding|driving|resulting in|leading to|contributing to|saving|strengthening|fostering|promoting|enabling|streamlining|accelerating|optimi[sz]ing|raising)\s+[^,.;:]+)|,?\s((?:which|that)\s+(?:improved|increased|boosted|enhanced|reduced|decreased|lowered|cut|saved|led to|resulted in|drove|strengthened|raised)\s+[^,.;:]+)/gi;
const CHANGED =
  /(?:^|(?<=[.;!?•\n]\s{0,3}))((?:improve|increase|boost|enhance|reduce|decrease|lower|strengthen|raise|accelerate|streamline)[ds]?\s+[^\s,.;:][^,.;:\n]*?)(?=\s(?:by|through|with|from|to|in|while|and|for|at|on)\s|[,.;:\n]|$)/gim;
/** Words that do not say what changed, such as "overall" in "improving overall results". */
const VAGUE = wordSet(`
  a an the and or of to in on at for with by from as into over per via all our my their its this that these those which overall
  improving increasing boosting enhancing reducing decreasing lowering cutting minimizing minimising maximizing maximising ensuring achieving
  exceeding driving resulting leading contributing saving strengthening fostering promoting enabling streamlining accelerating optimizing
  optimising raising improved increased boosted enhanced reduced decreased lowered cut saved led resulted drove strengthened raised
  significantly greatly more better higher lower high low new time
`);

const stemsIn = (text: string): string[] =>
  tokensOf(text)
    .filter((token) => !VAGUE.has(token) && !/^\d/.test(token))
    .map(stemOf);

const allStems = perSource((text): ReadonlySet<string> => new Set(tokensOf(text).map(stemOf)));

/** Flags "…, improving patient satisfaction" if the source never mentions patient satisfaction. */
export function unprovenResults(source: Source, text: string): Fact[] {
  const known = allStems(source);
  return [...text.matchAll(RESULT), ...text.matchAll(CHANGED)].flatMap((match) => {
    const claim = (match[1] ?? match[2])!.trimEnd();
    const subjects = stemsIn(claim);
    return subjects.length > 0 && subjects.every((stem) => !known.has(stem))
      ? [factAt('claim', claim, match.index + match[0].indexOf(claim), claim)]
      : [];
  });
}
