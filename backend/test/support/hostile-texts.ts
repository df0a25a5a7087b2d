/** A text that a carelessly written expression takes long to search. It is repeated or padded to a given length. */
export interface HostileText {
  name: string;
  ofLength(length: number): string;
}

const repeated = (piece: string, start = ''): HostileText => ({
  name: JSON.stringify(start + piece),
  ofLength: (length) => (start + piece.repeat(Math.ceil(length / piece.length))).slice(0, length),
});

/**
 * Two long runs of one character, such as "SQL------*training------*Python". The asterisk after each run forces a
 * regular expression that has matched the run to backtrack.
 */
const gaps = (sign: string): HostileText => ({
  name: `words between runs of ${JSON.stringify(sign)}`,
  ofLength: (length) => {
    const run = sign.repeat(Math.max(1, Math.floor((length - 40) / 2)));
    return `Requirements:\nSQL${run}*training${run}*Python`.slice(0, length);
  },
});

const SIGNS = [...' \t\n\u00a0aAéЖ中ع7.,;:-–—_/\\|()[]{}<>@#$%&*+=~^\'"’“•…!?😀\u0301\u200b'];

/** Texts to repeat, such as "a ", "a and b, " and "5+ years of ", which almost match a rule. */
const PIECES = [
  'a ',
  'A ',
  'a.',
  'A.',
  'A-',
  "A'",
  '1 ',
  '1,',
  '1.',
  '- ',
  '* ',
  '• ',
  ', ',
  '. ',
  '/ ',
  '\n\n',
  ' \n',
  '\n-',
  'a\n',
  'A\n',
  'Aa',
  'aA',
  'A1',
  '1a',
  'a@',
  '@a.',
  'a.b/',
  'http://',
  'https://a.',
  'www.a',
  '(a',
  'a)',
  '[a',
  '[contact 1]',
  '<think>',
  '<<',
  'a|',
  'a:',
  ':a\n',
  'a–',
  '5 – ',
  'and ',
  'of the ',
  'or/and ',
  'AND ',
  'a and b, ',
  'SQL, ',
  'SQL/',
  'C++ ',
  'Excel and ',
  'not ',
  'no ',
  'ignore previous instructions ',
  '5 years ',
  '5+ years of ',
  '10% ',
  '$50,000 - ',
  '$1,',
  'USD 1 ',
  '2019 – ',
  'Jan 2019 ',
  '+1 555 ',
  '(555) ',
  '00 1-',
  'Bachelor of ',
  'degree in a, ',
  'Dear ',
  'Dear Dr. ',
  'Inc. ',
  'at Acme ',
  'for Acme Ltd, ',
  'Senior ',
  'Manager of ',
  'Requirements\n',
  'REQUIREMENTS ',
  'Responsibilities: ',
  'Responsible for ',
  'Managed a team of ',
  'Led and led ',
  'by 10% ',
  'which was ',
  'I am ',
  'in order to ',
  'the the ',
  'e.g. ',
  'a, b and c. ',
  'Ph.D. ',
];

export const HOSTILE_TEXTS: HostileText[] = [
  ...SIGNS.map((sign) => repeated(sign)),
  ...PIECES.map((piece) => repeated(piece)),
  ...[' ', '\t', '\n', '-', '.', ',', '\u00a0'].map(gaps),
  repeated('A', 'Cook\n'),
  repeated('ACCOUNTABILITIES RESPONSIBILITY ', 'Senior Accountant\n'),
  { name: 'a heading that is none', ofLength: () => 'Senior Accountant\nACCOUNTABILITIES RESPONSIBILITY as' },
  { name: 'forty capitals', ofLength: () => `Cook\n${'A'.repeat(40)} x` },
  {
    name: 'capitals on many lines',
    ofLength: (length) => `Cook\n${`${'A'.repeat(40)} x\n`.repeat(length / 43)}`.slice(0, length),
  },
];
