import { stemOf, tokensOf } from '../ats/tokens.js';
import { factAt, type Fact } from './fact.js';
import { wordSet } from './words.js';

/** What somebody is called at work. In another's mouth it is a promotion that nobody gave. */
const TITLES = wordSet(`
  senior principal director chief president manager supervisor superintendent executive partner founder cofounder co-founder owner
  leader foreman professor lecturer teacher doctor physician surgeon pharmacist paramedic nurse midwife dentist therapist psychologist
  attorney lawyer solicitor barrister paralegal engineer architect surveyor accountant auditor actuary economist scientist researcher
  developer programmer designer analyst consultant specialist expert strategist coordinator administrator electrician plumber carpenter
  welder mechanic technician chef captain inspector officer ceo cfo cto coo cio cmo vp
`);
const SAME_TITLE: Readonly<Record<string, readonly string[]>> = {
  senior: ['sr'],
  vp: ['vice'],
  manager: ['mgr'],
  'co-founder': ['cofounder', 'cofounded', 'co-founded'],
  cofounder: ['co-founder', 'cofounded', 'co-founded'],
  founder: ['founded'],
  owner: ['owned', 'self-employed'],
  engineer: ['eng'],
  coordinator: ['co-ordinator'],
  physician: ['doctor'],
  lawyer: ['attorney', 'solicitor', 'barrister'],
  leader: ['lead', 'led'],
};
const HEAD_OF = /\bhead of\b|\b(?:team|shift|tech|technical|project|crew|line|squad)[- ]lead\b/gi;

/** Claims by other words than numbers, and what in the source bears them out. */
const CLAIMS: readonly [claim: RegExp, evidence: RegExp][] = [
  [
    /\baward(?:s|ed|-winning)?\b|\bprize(?:s|-winning)?\b/gi,
    /award|prize|hono[u]?r|\bwon\b|winner|medal|recogni|of the (?:month|year)/i,
  ],
  [/\bpatent(?:s|ed)?\b/gi, /patent/i],
  [/\b(?:published|publications?)\b/gi, /publi/i],
  [
    /\b(?:fluent(?:ly)?|bilingual|trilingual|multilingual|native speaker)\b/gi,
    /fluent|lingual|native|speak|spoken|language|\b[ABC][12]\b/i,
  ],
  [/\b(?:security )?clearance\b/gi, /clearance/i],
  [/\b(?:single-handed(?:ly)?|solely|sole)\b/gi, /alone|\bsolo|\bsole|single|independent|my own|by myself|only/i],
  [
    /\b(?:top-(?:ranked|performing|rated)|top performer|highest-(?:ranked|rated)|best-(?:selling|in-class)|number one|industry-leading|world-class)\b/gi,
    /\btop\b|rank|best|highest|number one|#1|first|leading/i,
  ],
  [/\b(?:nationwide|nationally|internationally|globally|worldwide)\b/gi, /nation|countr|global|world|abroad|overseas/i],
  [
    /\b(?:error|accident|incident|injury|defect)-free\b|\b(?:flawless(?:ly)?|without (?:a single|any) \w+)\b/gi,
    /free\b|\bzero|\bno\b|\bnone\b|without|perfect|never|flawless|\b0\b/i,
  ],
  [/\bpromoted\b/gi, /promot/i],
  [
    /\b(?:summa|magna|cum) (?:cum )?laude\b|\bfirst-class honou?rs\b|\bwith (?:honou?rs|distinction)\b/gi,
    /laude|hono[u]?rs|distinction|first[- ]class/i,
  ],
];

const LED =
  /(?:^|(?<=[.;:,!?•\n]\s*)|(?<=\b(?:and|who|has|have|that|successfully|then|also|or)\s))(?:led|leads?|leading|spearhead(?:ed|s|ing)?|headed|heads|direct(?:ed|s|ing)|founded|pioneer(?:ed|s|ing)|invented|over(?:saw|sees?|seeing)|manag(?:ed|es?|ing)|supervis(?:ed|es?|ing)|own(?:ed|s)|owning)(?=\s)/gimu;
const IN_CHARGE =
  /\b(?:led|leads?|leading|leader|leadership|head|heads|headed|heading|spearhead|direct|found|pioneer|invent|oversaw|oversee|manag|supervis|own|respons|charge|ran\b|runs?\b|running|chair|captain|coordinat|co-ordinat|organi[sz]|mentor|train|taught|teach|task|dut(?:y|ies)|entrust|accountable|set up|started|launched|built|initiat|control|handl|administ)\w*/i;

const RESULT =
  /(?:,\s*(?:thereby\s+|thus\s+|effectively\s+|successfully\s+|significantly\s+)?|\s(?:thereby|thus)\s+|\band\s+(?=\w+ing\b))((?:significantly\s+|greatly\s+)?(?:improving|increasing|boosting|enhancing|reducing|decreasing|lowering|cutting|minimi[sz]ing|maximi[sz]ing|ensuring|achieving|exceeding|driving|resulting in|leading to|contributing to|saving|strengthening|fostering|promoting|enabling|streamlining|accelerating|optimi[sz]ing|raising)\s+[^,.;:]+)|,?\s((?:which|that)\s+(?:improved|increased|boosted|enhanced|reduced|decreased|lowered|cut|saved|led to|resulted in|drove|strengthened|raised)\s+[^,.;:]+)/gi;
/** Words that name no thing of their own. */
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

/** Titles, claims and results of a suggestion that nothing in the source bears out. */
export function unprovenClaims(source: string, text: string): Fact[] {
  const words = new Set(
    source
      .toLowerCase()
      .match(/[\p{L}][\p{L}'’-]*/gu)
      ?.flatMap((word) => [word, ...word.split('-')]),
  );
  const titles = [...text.matchAll(/[\p{L}][\p{L}-]*/gu)].flatMap((match) => {
    const word = match[0].toLowerCase();
    const isKnown = [word, `${word}s`, ...(SAME_TITLE[word] ?? [])].some((form) => words.has(form));
    return TITLES.has(word) && !isKnown ? [factAt('title', match[0], match.index, word)] : [];
  });
  const heads = [...text.matchAll(HEAD_OF)]
    .filter(
      ([phrase]) =>
        !words.has(
          phrase
            .split(/[- ]/)
            .find((word) => /^(?:head|lead)$/i.test(word))!
            .toLowerCase(),
        ),
    )
    .map((match) => factAt('title', match[0], match.index, match[0].toLowerCase()));
  const claims = CLAIMS.flatMap(([claim, evidence]) =>
    evidence.test(source)
      ? []
      : [...text.matchAll(claim)].map((match) => factAt('claim', match[0], match.index, match[0])),
  );
  const led = IN_CHARGE.test(source)
    ? []
    : [...text.matchAll(LED)].map((match) => factAt('claim', match[0], match.index, match[0]));
  return [...titles, ...heads, ...claims, ...led, ...unprovenResults(source, text)];
}

/** "…, improving patient satisfaction": a result whose subject the source never speaks of. */
function unprovenResults(source: string, text: string): Fact[] {
  const known = new Set(tokensOf(source).map(stemOf));
  return [...text.matchAll(RESULT)].flatMap((match) => {
    const said = (match[1] ?? match[2])!.trimEnd();
    const subjects = stemsIn(said);
    return subjects.length > 0 && subjects.every((stem) => !known.has(stem))
      ? [factAt('claim', said, match.index + match[0].indexOf(said), said)]
      : [];
  });
}
