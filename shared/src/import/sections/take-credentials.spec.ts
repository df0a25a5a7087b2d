import { importText } from '../formats/import-text.js';

const read = (...lines: string[]) =>
  importText(
    [
      'Jane Miller',
      'jane@example.com',
      '',
      'EXPERIENCE',
      'Nurse at Bright Clinic',
      'Mar 2019 - Present',
      '',
      'CERTIFICATIONS',
      ...lines,
    ].join('\n'),
  ).data.certifications;

describe('readCertifications with numbers and expiration dates', () => {
  it.each<[line: string, name: string, issuer: string, number: string, year: string, expires: string]>([
    [
      'RN License, Texas Board of Nursing | No. 812345 | 2019 | Expires Aug 2027',
      'RN License',
      'Texas Board of Nursing',
      '812345',
      '2019',
      'Aug 2027',
    ],
    [
      'RN License, Texas Board of Nursing, License #812345, Exp. 08/2027',
      'RN License',
      'Texas Board of Nursing',
      '812345',
      '',
      '08/2027',
    ],
    [
      'Registered Nurse License #812345 | Texas Board of Nursing | valid until 31 Aug 2027',
      'Registered Nurse License',
      'Texas Board of Nursing',
      '812345',
      '',
      '31 Aug 2027',
    ],
    ['Registered Nurse (License No. RN-812345, expires 08/27)', 'Registered Nurse', '', 'RN-812345', '', '08/27'],
    ['Crane Operator (Quay Academy, No. 417)', 'Crane Operator', 'Quay Academy', '417', '', ''],
    [
      'BLS, American Heart Association, 2024, valid through 2026',
      'BLS',
      'American Heart Association',
      '',
      '2024',
      '2026',
    ],
    ['Texas RN License 812345, exp 08/2027', 'Texas RN License', '', '812345', '', '08/2027'],
    [
      'Scrum Master · Scrum Alliance · Credential ID 7F3A-22 · Expires Jan 2026',
      'Scrum Master',
      'Scrum Alliance',
      '7F3A-22',
      '',
      'Jan 2026',
    ],
    ['Notary Public, State of Oregon, does not expire', 'Notary Public', 'State of Oregon', '', '', 'does not expire'],
    ['CDL Class A, Texas DPS, expiration date: March 3, 2028', 'CDL Class A', 'Texas DPS', '', '', 'March 3, 2028'],
    ['Staplerschein, IHK, Nr. 4711, gültig bis 06/2027', 'Staplerschein', 'IHK', '4711', '', '06/2027'],
  ])('reads the number and the expiration date in %s', (line, name, issuer, number, year, expires) => {
    expect(read(line)).toEqual([{ name, issuer, number, year, expires }]);
  });

  it.each([
    'ISO 9001 Lead Auditor',
    'OSHA 30-Hour Construction',
    'CompTIA A+ 220-1101',
    'First Aid No Limits',
    'Expert Diver 2019',
  ])('finds no number or expiration date in %s', (line) =>
    expect(read(line)).toMatchObject([{ number: '', expires: '' }]),
  );

  it('adds a line with only a number or date to the certificate above it', () => {
    expect(
      read(
        '- RN License, Texas Board of Nursing',
        '- License #: 812345',
        '- BLS, American Heart Association',
        '- Expires 01/2026',
      ),
    ).toEqual([
      { name: 'RN License', issuer: 'Texas Board of Nursing', year: '', number: '812345', expires: '' },
      { name: 'BLS', issuer: 'American Heart Association', year: '', number: '', expires: '01/2026' },
    ]);
  });

  it('reads certificates in time proportional to the length of the text', () => {
    const started = performance.now();
    for (const wall of ['License No. ', 'valid until ', 'Exp. ', '# ', 'A-', 'N.º 1'])
      read(wall.repeat(Math.floor(390 / wall.length)).trim(), ...Array.from({ length: 60 }, () => wall.repeat(30)));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
