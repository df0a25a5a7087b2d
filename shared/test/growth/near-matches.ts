import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** A text that a regular expression almost matches: many repetitions, followed by an end that does not match. */
export interface NearMatch {
  before: string;
  repeated: string;
  after: string;
}

const CHARACTERS = [...'aA1 ,.-:/(["\n\t_+#$%@|\'<>!?;&*{}=~^`\\)]', 'é', '–', '’', '“', '”', '•', '€', '経', 'خ', '\u0301', '🚀', '\u00a0', '年', 'я', 'Я']; // prettier-ignore
const SEVERAL = 4;
const ENDS = ['\u0001', 'a\u0001', ' \u0001', ''];

/** Returns one text for each unbounded repetition in the regular expression. */
export function nearMatches(expression: RegExp): NearMatch[] {
  const pattern = new RegExpParser().parsePattern(expression.source, 0, expression.source.length, {
    unicode: expression.unicode,
    unicodeSets: expression.unicodeSets,
  });
  const flags = expression.flags.replace(/[gy]/g, '');
  const found: NearMatch[] = [];
  walkAll(pattern.alternatives, '');
  return found;

  function walkAll(alternatives: readonly AST.Alternative[], before: string): void {
    for (const { elements } of alternatives) {
      let sofar = before;
      for (const element of elements) {
        walk(element, sofar);
        sofar += sample(element);
      }
    }
  }

  function walk(element: AST.Element, before: string): void {
    if (element.type === 'Group' || element.type === 'CapturingGroup') walkAll(element.alternatives, before);
    else if (element.type === 'Assertion' && 'alternatives' in element) walkAll(element.alternatives, before);
    else if (element.type === 'Quantifier') {
      walk(element.element, before);
      if (element.max === Infinity)
        for (const repeated of samples(element.element))
          if (repeated !== '') for (const after of ENDS) found.push({ before, repeated, after });
    }
  }

  function sample(element: AST.Element): string {
    return samples(element)[0] ?? '';
  }

  /** Returns sample texts that match a single element of the regular expression. */
  function samples(element: AST.Element): string[] {
    switch (element.type) {
      case 'Character':
        return [String.fromCodePoint(element.value)];
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const alone = new RegExp(`^${element.raw}$`, flags);
        return CHARACTERS.filter((character) => alone.test(character)).slice(0, SEVERAL);
      }
      case 'Group':
      case 'CapturingGroup':
        return element.alternatives.slice(0, SEVERAL).map(({ elements }) => elements.map(sample).join(''));
      case 'Quantifier':
        return samples(element.element).map((text) => text.repeat(Math.max(1, element.min)));
      default:
        return [];
    }
  }
}
