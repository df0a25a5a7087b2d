import { tokenize, type Token } from './tokenize.js';

const EMPLOYER_LINE = /^\W*(?:company|employer|location|place|about)\b:?(.{2,80})/i;
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*(?:,? (?:&|and|of|the) \p{Lu}[\p{L}\p{M}'’-]*| \p{Lu}[\p{L}\p{M}'’-]*){0,5}`;
/** Matches the name of the employer as the subject of a sentence: "Foldwise helps laundromats". */
const SUBJECT = new RegExp(
  String.raw`(?:^|[.!?]\s+|\n[^\S\n]*)(?:The |At |Join (?:the )?)?(${NAME})(?:,[^,.\n]{2,60},)? (?:is|are|was|has|have|helps?|builds?|keeps?|makes?|makes|suppl(?:y|ies)|protects?|sells?|ships?|offers?|serves?|provides?|runs?|does|do|designs?|develops?|operates?|cares?|welcomes?|participates?|forecasts?|treats?|believes?|employs?|works?|decides?|closed|won|turned)\b`,
  'gu',
);
const WITH_ITS_FORM = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’.-])(${NAME}) (?:Inc|LLC|Ltd|Limited|LLP|PLC|plc|GmbH|AG|Corp|Corporation|Group|Trust|Solicitors|Partners|Holdings|Associates|Foundation)\b`,
  'gu',
);
const ITEM = /^\s*[^\p{L}\p{N}\s]\s/u;
const MAX_READ = 6_000;

/** Returns the comparison keys of all words in the employer's name and location. */
export function employerWords(text: string): Set<string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const telling = [
    ...lines.slice(1, 3).filter((line) => !ITEM.test(line)),
    ...lines.filter((line) => EMPLOYER_LINE.test(line)),
  ].filter((line) => line.length < 200);
  const beginning = text.slice(0, MAX_READ);
  const names = [...beginning.matchAll(SUBJECT), ...beginning.matchAll(WITH_ITS_FORM)].map((match) => match[1]!);
  return new Set(
    [...telling, ...names].flatMap((line) =>
      tokenize(line)
        .filter(({ raw }) => /^\p{Lu}/u.test(raw))
        .map(({ key }) => key),
    ),
  );
}

/**
 * Returns whether a word belongs to the employer's name because a neighboring word does: "Medical" in "Larkspur Valley
 * Medical Center".
 */
export function isOfItsName(
  text: string,
  tokens: Token[],
  first: number,
  last: number,
  employer: ReadonlySet<string>,
): boolean {
  const isPart = (token: Token | undefined): boolean =>
    token !== undefined && /^\p{Lu}/u.test(token.raw) && employer.has(token.key);
  const isBeside = (left: number, right: number): boolean =>
    isPart(tokens[left]) && isPart(tokens[right]) && text.slice(tokens[left]!.end, tokens[right]!.start) === ' ';
  return tokens.slice(first, last + 1).every(isPart) && (isBeside(first - 1, first) || isBeside(last, last + 1));
}
