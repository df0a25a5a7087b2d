/** A kind of text that may be slow to process. The function builds a text of the given length. */
export interface HostileText {
  name: string;
  of: (length: number) => string;
}

const repeated = (name: string, part: string): HostileText => ({
  name,
  of: (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length),
});

/** One character of each character class that the product's regular expressions distinguish. */
const CLASSES: Readonly<Record<string, string>> = {
  capital: 'A',
  'small letter': 'a',
  digit: '1',
  blank: ' ',
  tab: '\t',
  'line break': '\n',
  'no-break space': '\u00a0',
  comma: ',',
  slash: '/',
  dot: '.',
  colon: ':',
  hyphen: '-',
  dash: '–',
  bullet: '•',
  'quotation mark': '"',
  'opening quotation mark': '“',
  bracket: '(',
  'square bracket': '[',
  'angle bracket': '<',
  apostrophe: '’',
  'plus sign': '+',
  'number sign': '#',
  'dollar sign': '$',
  'percent sign': '%',
  'at sign': '@',
  bar: '|',
  underscore: '_',
  emoji: '🚀',
  'combining mark': '\u0301',
  'Chinese letter': '経',
  'Arabic letter': 'خ',
  'Arabic digit': '٣',
  'zero-width joiner': '\u200d',
};

/** Beginnings of the texts. The second activates the rules for job requirements, the third the rules for bullets. */
const BEGINNINGS = ['', 'Cook\n\nRequirements:\n- Experience with SQL, ', '• Led a team of 12, '];

/**
 * Parts that could slow down a rule when repeated: words from the rules, and inputs that once took a long time to
 * match.
 */
const NEAR_MATCHES: readonly string[] = [
  'and ', 'or ', ' or a ', ', and ', 'experience with ', 'SQL, ', 'SQL ', 'Python or ', 'knowledge of ', 'not do ', 'no ', 'our team of our ',
  'the our ', '5 years ', '5+ ', 'from 5 to ', 'over ', '$5', '1,2.', '1,', '12-', '5 % ', 'a.', 'a.b', 'A.B-C/ ', 'Aaa ', 'Aaa Bbb, ', 'AAA ', 'Aa',
  'aA', 'A---', 'a-', 'a: ', '• SQL\n', '- a\n', 'a\n', 'A\n', '\n\n\n ', ' \n', '\t ', ' \u00a0', '. A', '; ', ', ', ' – ', '" ', '“', '“a', '(a', '(((', ') ',
  '[how many', '[insert ', '{company ', '<role', 'a@', 'a@b.', '@', 'http://', 'www.', 'a.a/', 'company: ', 'about ', 'At A ', 'Requirements:\n',
  'Responsibilities\n', 'Nice to Have\n', 'ACCOUNTABILITIES ', 'TO ', 'You will ', 'you must ', 'ignore previous ', 'system ', 'Inc ', 'A & ', 'A of ',
  'Manager ', 'Led ', 'led and ', 'managed, ', 'responsible for ', 'I ', 'I and ', 'my team ', 'Was ', 'was able to ', 'helped to ', 'Bachelor of ',
  'degree in ', ', improving ', 'which led to ', 'improve ', 'reduced ', 'Jan 2020 ', '2019 - ', '01/2020 – ', 'Present ', 'two hundred ', 'million ',
  'class A ', 'a 1 ', 'the 1 ', 'the management of ', 'very ', 'results-driven ', 'in a fast-paced ', 'Word word ', 'خبرة في إدارة، ', '👩🏽‍⚕️🚀 ', 'É', 'é ', 'x\u0301 ',
  'contact: ', 'Dr. ', 'Ms A ', 'SQLtraining', 'per hour ', '$20 - ', 'C++', 'C# ', '.NET ', 'Node.js ', 'ly ', 'ing ', 'managing ', 'training the ',
]; // prettier-ignore

/**
 * Texts that make regular expressions backtrack: runs of one kind of character, near matches, and series of distinct
 * words.
 */
export const SINGLE_TEXTS: readonly HostileText[] = [
  ...Object.entries(CLASSES).map(([name, sign]) => repeated(`${name}s`, sign)),
  ...NEAR_MATCHES.map((part) => repeated(JSON.stringify(part), part)),
  ...BEGINNINGS.slice(1).flatMap((beginning) =>
    ['A', ' ', '\n', ', ', '(', '1'].map((part) => ({
      name: `${JSON.stringify(beginning)} and ${JSON.stringify(part)}`,
      of: (length: number) => beginning + part.repeat(Math.max(0, Math.ceil((length - beginning.length) / part.length))),
    })),
  ),
  { name: 'capitals before a small word', of: (length) => `Cook\n${'A'.repeat(length)} x` },
  { name: 'blanks between two names', of: (length) => `Cook\nRequirements:\nSQL${' '.repeat(length / 2)}*training${' '.repeat(length / 2)}*Python` },
  { name: 'blanks at the end', of: (length) => `SQL${' '.repeat(length)}*` },
  { name: 'different words', of: (length) => differentWords(length, ' ') },
  { name: 'different items', of: (length) => differentWords(length, ', ') },
  { name: 'different names', of: (length) => differentWords(length, ', ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) },
  { name: 'different lines', of: (length) => differentWords(length, '\n- Led ') },
  { name: 'different numbers', of: (length) => Array.from({ length: Math.ceil(length / 8) }, (_, index) => `${index * 7 + 100_000}%`).join(' ').slice(0, length) },
]; // prettier-ignore

export const ALTERNATIONS: readonly HostileText[] = Object.entries(CLASSES).flatMap(([one, first], index, all) =>
  all.slice(index + 1).map(([other, second]) => repeated(`${one} and ${other}`, first + second)),
);

const SYLLABLES = 'ba ce di fo gu ha ki lo me nu pa re si to vu wa xe yo za bri'.split(' ');

function differentWords(length: number, between: string): string {
  const words: string[] = [];
  for (let number = 1, reached = 0; reached < length; number += 1) {
    let word = '';
    for (let rest = number * 7 + 400; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
      word += SYLLABLES[rest % SYLLABLES.length];
    words.push(word);
    reached += word.length + between.length;
  }
  return words.join(between).slice(0, length);
}
