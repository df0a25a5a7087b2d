import { AMBIGUOUS_NAMES, GENERAL_NAMES, WEAK_SOFT } from './ambiguous.js';
import { FUNCTION_WORDS, NO_HEADS } from './stop-words.js';
import { phraseKey } from './tokenize.js';

export interface Skill {
  kind: 'hard' | 'soft' | 'certificate';
  /** Names of the skill, the most common first. */
  names: readonly string[];
  /** Names of skills that imply this skill without being implied by it: "CIPD Level 7" for "CIPD". */
  specialCases: readonly string[];
}

export interface Name {
  skill: Skill;
  /**
   * When the name counts as the skill. `sure`: always. `as-written`: only in its exact spelling. `needs-neighbor`: only
   * beside another skill or in a position that confirms it. `where-asked`: only in certain positions in requirements
   * and duties.
   */
  sureness: 'sure' | 'as-written' | 'needs-neighbor' | 'where-asked';
  /** Spelling of the name in the dictionary. */
  written: string;
}

export interface Dictionary {
  /** Names of all skills, by the comparison keys of their words. */
  names: ReadonlyMap<string, Name>;
  /** First words of longer names ("cash" of "cash flow"). A search stops as soon as no name begins with its words. */
  beginnings: ReadonlySet<string>;
  /**
   * Words that end many names ("management", "inspection"). A phrase that the dictionary lacks may be a skill if it
   * ends with such a word.
   */
  heads: ReadonlySet<string>;
  /** All words that occur in multi-word names. */
  words: ReadonlySet<string>;
}

/** A word counts as a typical last word if at least this many names end with it. */
const NAMES_OF_A_HEAD = 4;

const KINDS = { h: 'hard', s: 'soft', c: 'certificate' } as const;

/**
 * @param compiled content of dictionary.txt, built by scripts/build-skills.mjs: each line contains a kind, a source,
 * names and special cases, separated by tabs
 * @param more names of further hard skills, from other lists
 */
export function readDictionary(compiled: string, more: readonly string[] = []): Dictionary {
  const names = new Map<string, Name>();
  const beginnings = new Set<string>();
  const words = new Set<string>();
  const endings = new Map<string, number>();
  const variants: Skill[] = [];
  const add = (skill: Skill, written: string, isOwn: boolean): void => {
    const key = phraseKey(written);
    if (key === '' || names.has(key) || FUNCTION_WORDS.has(key) || STATES.test(written)) return;
    names.set(key, { skill, sureness: surenessOf(key, written, skill, isOwn), written });
    const parts = key.split(' ');
    for (let count = 1; count < parts.length; count += 1) beginnings.add(parts.slice(0, count).join(' '));
    if (skill.kind !== 'hard' || !isOwn) return;
    for (const part of parts) words.add(part);
    if (parts.length > 1) endings.set(parts.at(-1)!, (endings.get(parts.at(-1)!) ?? 0) + 1);
  };
  for (const line of compiled.split('\n')) {
    const [kind = '', source, all = '', special = ''] = line.split('\t');
    if (!(kind in KINDS)) continue;
    const skill: Skill = {
      kind: KINDS[kind as keyof typeof KINDS],
      names: all.split('|'),
      specialCases: special.split('|').filter(Boolean),
    };
    for (const name of skill.names) add(skill, name, source !== 'onet');
    if (skill.kind !== 'hard') variants.push(skill);
  }
  for (const written of more) {
    const known = names.get(phraseKey(written));
    if (known?.sureness === 'as-written' && !SHORT_ACRONYM.test(known.written)) known.sureness = 'sure';
    else add({ kind: 'hard', names: [written], specialCases: [] }, written, true);
  }
  for (const skill of variants)
    for (const name of skill.names) for (const tail of tailsOf(skill, name)) add(skill, `${name} ${tail}`, true);
  const heads = new Set([...endings].filter(([, count]) => count >= NAMES_OF_A_HEAD).map(([word]) => word));
  for (const word of [...NO_HEADS, ...FUNCTION_WORDS]) heads.delete(word);
  return { names, beginnings, heads, words };
}

const CREDENTIALS = [
  'card',
  'certificate',
  'certification',
  'qualification',
  'license',
  'registration',
  'certified',
  'qualified',
  'registered',
  'membership',
  'training',
  'ticket',
];
const OF_CREDENTIAL =
  /\b(?:card|certificate|certification|certified|credential|qualification|licen[cs]e|licensure|registration|registered|membership|clearance|check|degree|ticket|permit|endorsements?|training|qualified|teacher|nurse|diploma|engineer|assistant)\b/i;

/**
 * Returns words that job postings often add to a name, such as "certificate" after "NEBOSH" and "skills" after
 * "listening".
 */
function tailsOf({ kind }: Skill, name: string): readonly string[] {
  if (kind === 'certificate') return OF_CREDENTIAL.test(name) ? [] : CREDENTIALS;
  return /(?:ing|ion|ity|ence|ance|ship|work)$/.test(name) ? ['skills'] : [];
}

/** Matches codes of US states, and "AM" and "PM". */
const STATES =
  /^(?:A[KLMRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AM]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

const SHORT_ACRONYM = /^[A-Z](?:[A-Z&/-]{0,4}|[A-Z]{2}[a-z])$/;

function surenessOf(key: string, written: string, skill: Skill, isOwn: boolean): Name['sureness'] {
  if (skill.kind === 'soft') return WEAK_SOFT.has(written) ? 'needs-neighbor' : 'sure';
  if (key.includes(' ')) return 'sure';
  if (GENERAL_NAMES.has(key)) return 'where-asked';
  if (AMBIGUOUS_NAMES.has(key)) return 'needs-neighbor';
  return SHORT_ACRONYM.test(written) || !isOwn ? 'as-written' : 'sure';
}
