import type { Span } from './names/spans.js';
import type { Dictionary } from './posting/dictionary.js';
import { employerWords } from './posting/employer.js';
import { isPromptInjection } from './posting/prompt-injection.js';
import { spansByRules, type PassageOfPosting } from './spans-by-rules.js';
import { tokenize, type Token } from './posting/tokenize.js';
import { passages, type Passage } from './posting/zones.js';

interface Posting {
  parts: Passage[];
  title: string | null;
  /** Comparison keys of the words in the employer's name. */
  employer: ReadonlySet<string>;
  passages: (PassageOfPosting & { spans: Span[] })[];
}

/** Returns the passages of a job description, each with the requirements that the rules found. */
export function readPosting(text: string, dictionary: Dictionary): Posting {
  const parts = passages(text);
  const employer = employerWords(text);
  const title = titleOf(text);
  const read = parts
    .filter(({ isTitle }) => !isTitle)
    .map(({ start, end, zone }) => {
      const tokens = withoutCriterion(tokenize(text.slice(start, end), start));
      const passage = { text, tokens, zone, dictionary, title, employer };
      return { ...passage, spans: spansByRules(passage) };
    });
  return { parts, title, employer, passages: read };
}

/** Matches the label of a criterion, which is not a name: "E3" in "E3 Experience of …". */
const CRITERION = /^[A-Z]\d{1,2}$/;

const withoutCriterion = (tokens: Token[]): Token[] =>
  CRITERION.test(tokens[0]?.raw ?? '') && /^\p{Lu}\p{Ll}/u.test(tokens[1]?.raw ?? '') ? tokens.slice(1) : tokens;

const MAX_TITLE_LENGTH = 100;

export function titleOf(text: string): string | null {
  const line =
    text
      .split('\n')
      .find((each) => each.trim() !== '' && !isPromptInjection(each))
      ?.trim() ?? '';
  const plain = line
    .replace(/^[#*\s]+/, '')
    .replace(/^(?:job (?:posting|title|description)|position|role|title|vacancy)\s*:\s*/i, '')
    .replace(/\([mfwdx](?:\/[mfwdx]){1,3}\)$/i, '')
    .trim()
    .split(/\s[|·]\s/)[0]!;
  return plain !== '' && plain.length <= MAX_TITLE_LENGTH && !/[.!?]$/.test(plain) ? plain : null;
}
