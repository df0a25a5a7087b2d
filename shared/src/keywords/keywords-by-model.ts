import { MAX_CHARACTERS, MODEL_KEYWORDS_LIMITS } from './keyword-limits.js';
import { degreeTerm, keep, mergedBySkill, termOf, type Found, type Keywords } from './keyword-terms.js';
import type { Dictionary, Skill } from './posting/dictionary.js';
import { degreeIn, yearsIn } from './posting/requirements.js';
import { phraseKey, tokenize } from './posting/tokenize.js';
import { zoneFinder } from './posting/zone-at.js';
import { readZones } from './posting/zones.js';
import { titleOf } from './read-posting.js';

/** The requirements that a language model lists. Each list is in the words of the job description. */
export interface ModelKeywords {
  hardSkills: readonly string[];
  softSkills: readonly string[];
  certificates: readonly string[];
  /** Hard skills that the employer requires. */
  must: readonly string[];
}

/**
 * Minimum number of returned terms that occur in the job description. If there are fewer, the model did not read the
 * description.
 */
const MIN_TERMS = 3;

interface ListedTerm {
  written: string;
  key: string;
  kind: Skill['kind'];
  skill: Skill | null;
  /** Whether the term is also an everyday word: "Go" is a skill, but "go" is probably the verb. */
  needsItsCase: boolean;
  isRequired: boolean;
}

/**
 * Returns the terms listed by a language model that occur in the job description as whole words, in the spelling of the
 * job description. Leaves out terms that occur only in instructions to a language model, or only where the text says
 * that they are not required. Returns null if too few terms remain.
 */
export function keywordsByModel(jdText: string, dictionary: Dictionary, answer: ModelKeywords): Keywords | null {
  const text = jdText.slice(0, MAX_CHARACTERS);
  const { passages, notNeeded } = readZones(text);
  const zoneAt = zoneFinder(text, passages, notNeeded);
  const found = new Map<string, Found>();
  for (const [{ written, key, kind, skill, needsItsCase, isRequired }, places] of occurrencesIn(
    text,
    listedTerms(answer, dictionary),
  )) {
    const asWritten = places.filter(({ start, end }) => text.slice(start, end) === written);
    for (const place of needsItsCase && asWritten.length > 0 ? asWritten : places) {
      const zone = zoneAt(place.start);
      if (zone) keep(found, key, place, skill, isRequired ? 'must' : zone, kind);
    }
  }
  if (found.size < MIN_TERMS) return null;
  const degree = degreeIn(text, passages);
  if (degree) found.delete(phraseKey(text.slice(degree.start, degree.end)));
  const terms = [
    ...merged(found).map((each) => termOf(text, each, true)),
    ...(degree ? [degreeTerm(text, degree)] : []),
  ].sort((a, b) => b.importance - a.importance);
  return {
    terms,
    title: titleOf(text),
    years: yearsIn(text, passages),
    degree: degree ? text.slice(degree.start, degree.end) : null,
  };
}

/** Merges names that the dictionary lists for the same skill. Terms outside the dictionary stay separate. */
const merged = (found: Map<string, Found>): Found[] => [
  ...mergedBySkill(new Map([...found].filter(([, { skill }]) => skill !== null))),
  ...[...found.values()].filter(({ skill }) => skill === null),
];

/**
 * Returns the listed terms by their text in lower case. A term in several lists belongs to the most specific one. A
 * term that only `must` contains is a hard skill.
 */
function listedTerms(answer: ModelKeywords, { names }: Dictionary): Map<string, ListedTerm> {
  const required = new Set(answer.must.map((term) => literal(withoutMarks(term))));
  const kinds = new Map<string, Skill['kind']>();
  const listed = new Map<string, ListedTerm>();
  const lists = [
    ['certificate', answer.certificates, MODEL_KEYWORDS_LIMITS.certificates],
    ['soft', answer.softSkills, MODEL_KEYWORDS_LIMITS.softSkills],
    ['hard', answer.hardSkills, MODEL_KEYWORDS_LIMITS.hardSkills],
    ['hard', answer.must, MODEL_KEYWORDS_LIMITS.must],
  ] as const;
  for (const [listKind, list, most] of lists)
    for (const term of list.slice(0, most)) {
      const written = withoutMarks(term);
      if (written === '' || written.length > MODEL_KEYWORDS_LIMITS.term) continue;
      const key = phraseKey(written);
      const kind = kinds.get(key) ?? listKind;
      kinds.set(key, kind);
      if (listed.has(literal(written))) continue;
      const name = names.get(key);
      const isSame = name?.skill.kind === kind;
      listed.set(literal(written), {
        written,
        key,
        kind,
        skill: isSame ? name.skill : null,
        needsItsCase: isSame && (name.sureness === 'as-written' || name.sureness === 'needs-neighbor'),
        isRequired: required.has(literal(written)),
      });
    }
  return listed;
}

/** Returns the text from its first to its last word. */
function withoutMarks(term: string): string {
  const tokens = tokenize(term);
  return term.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
}

/** Returns the text in lower case, with plain spaces, apostrophes and hyphens. */
const literal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑–—]/g, '-');

type Occurrence = Pick<Found, 'start' | 'end'>;

/** Finds all occurrences of the terms within a line, including terms inside longer terms. */
function occurrencesIn(text: string, listed: ReadonlyMap<string, ListedTerm>): Map<ListedTerm, Occurrence[]> {
  const occurrences = new Map([...listed.values()].map((term): [ListedTerm, Occurrence[]] => [term, []]));
  const beginnings = new Set<string>();
  for (const { written } of listed.values())
    for (const { end } of tokenize(written)) beginnings.add(literal(written.slice(0, end)));
  const tokens = tokenize(text).map(({ start, end }, at, all) => {
    const gap = text.slice(all[at - 1]?.end ?? start, start);
    return { start, end, gap: gap.includes('\n') ? null : literal(gap), form: literal(text.slice(start, end)) };
  });
  for (const [at, { start, form: word }] of tokens.entries()) {
    let form = word;
    for (let last = at; beginnings.has(form);) {
      const term = listed.get(form);
      if (term) occurrences.get(term)!.push({ start, end: tokens[last]!.end });
      last += 1;
      const next = tokens[last];
      if (!next || next.gap === null) break;
      form += next.gap + next.form;
    }
  }
  return occurrences;
}
