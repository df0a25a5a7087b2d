import { factAt, type Fact } from '../fact.js';
import { unprovenLead, unprovenRunning } from './led-claims.js';
import { unprovenResults } from './result-claims.js';
import { perSource, type Source } from '../source.js';
import { wordSet } from '../../text/words.js';

/**
 * Job titles that a suggestion may use only if the user holds them. Otherwise, the title would be an invented
 * promotion.
 */
const TITLES = wordSet(`
  senior principal director chief president manager supervisor superintendent executive partner founder cofounder co-founder owner
  leader foreman counsel professor lecturer teacher doctor physician surgeon pharmacist paramedic nurse midwife dentist therapist psychologist
  attorney lawyer solicitor barrister paralegal engineer architect surveyor accountant auditor actuary economist scientist researcher
  developer programmer designer analyst consultant specialist expert strategist coordinator administrator electrician plumber carpenter
  welder mechanic technician chef captain inspector officer ceo cfo cto coo cio cmo vp
`);
const SAME_TITLE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
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
    technician: ['tech'],
    administrator: ['admin', 'administration'],
    developer: ['dev'],
    executive: ['exec'],
  }),
);
/** Matches a mention of another person, such as "our head chef", which does not prove that the user holds the title. */
const OTHER_PERSON =
  /\b(?:the|our|my|his|her|their)\s+(?:[\p{Ll}-]+\s+){0,2}?(?:manager|director|supervisor|president|chief|head|owner|chef|lawyer|attorney|partner|engineer|architect|surgeon|doctor|physician|ceo|cfo|cto|coo)s?\b/gu;
/**
 * Number of characters searched before a title for words that attribute it to another person: "our" in "our sales
 * manager".
 */
const REACH = 60;
const IS_OTHER_PERSON = /\b(?:the|our|my|his|her|their)\s+(?:[\p{Ll}-]+\s+){0,2}$/u;
const HEAD_OF =
  /\bhead of\b|\b(?:team|shift|tech|technical|project|crew|line|squad)[- ]lead\b|\blead (?=counsel|engineer|developer|nurse|designer|teacher|chef|cook|analyst|architect|consultant)/gi;

/** Claims without numbers, each with words that support it in the source: "medal" supports "prize-winning". */
const CLAIMS: readonly [claim: RegExp, evidence: RegExp][] = [
  [
    /\baward(?:s|ed|-winning)?\b|\bprize(?:s|-winning)?\b/gi,
    /award|prize|hono[u]?r|\bwon\b|winner|medal|recogni|of the (?:month|year)/i,
  ],
  [/\bpatent(?:s|ed)?\b/gi, /patent/i],
  [/\b(?:published|publications?)\b/gi, /publi/i],
  [
    /\b(?:fluent(?:ly)?|bilingual|trilingual|multilingual|native speaker)\b/gi,
    /fluent|lingual|native|speak|spoken|language|conversational|\b[ABC][12]\b/i,
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
  [/\bwon\b/gi, /\bwon\b|\bwin|success|award/i],
  [/\bpromoted\b/gi, /promot/i],
  [
    /\b(?:summa|magna|cum) (?:cum )?laude\b|\bfirst-class honou?rs\b|\bwith (?:honou?rs|distinction)\b/gi,
    /laude|hono[u]?rs|distinction|first[- ]class/i,
  ],
];

/** Returns the titles, claims and results of a suggestion that the source does not support. */
export function unprovenClaims(source: Source, text: string): Fact[] {
  const words = allWords(source);
  const own = ownWords(source);
  const titles = [...text.matchAll(/[\p{L}][\p{L}-]*/gu)].flatMap((match) => {
    const word = match[0].toLowerCase();
    const isOther = IS_OTHER_PERSON.test(text.slice(Math.max(0, match.index - REACH), match.index));
    const isKnown = [word, `${word}s`, ...(SAME_TITLE.get(word) ?? [])].some((form) =>
      (isOther ? words : own).has(form),
    );
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
  const claims = CLAIMS.flatMap(([claim, evidence]) => {
    const found = [...text.matchAll(claim)];
    // Looks for evidence only if the text makes the claim, because searching a long source is slow.
    return found.length === 0 || evidence.test(source.text)
      ? []
      : found.map((match) => factAt('claim', match[0], match.index, match[0]));
  });
  return [
    ...titles,
    ...heads,
    ...claims,
    ...unprovenLead(source, text),
    ...unprovenRunning(source, text),
    ...unprovenResults(source, text),
  ];
}

const allWords = perSource((text) => wordsOf(text));
const ownWords = perSource((text) => wordsOf(text.replace(OTHER_PERSON, ' ')));

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/[\p{L}][\p{L}'’-]*/gu)
      ?.flatMap((word) => [word, ...word.split('-')]),
  );
