import { certificateExample, suggestCertificates } from './certificate-suggestions.js';

const names = (title: string, have: { name: string }[] = []) =>
  suggestCertificates(title, have).map(({ name }) => name);

describe('suggestCertificates', () => {
  it('knows what is common in a trade, each with its issuer', () => {
    expect(suggestCertificates('Registered Nurse', [])[1]).toEqual({
      name: 'Basic Life Support (BLS)',
      issuer: 'American Heart Association',
    });
    expect(names('Senior Project Manager')[0]).toBe('Project Management Professional (PMP)');
  });

  it('leaves out what is there, and suggests nothing for a trade it does not know', () => {
    expect(names('Nurse', [{ name: 'basic life support (BLS) ' }])).not.toContain('Basic Life Support (BLS)');
    expect(names('Astronaut')).toEqual([]);
    expect(names('')).toEqual([]);
  });

  it('names nothing twice', () => {
    const found = names('Software Engineer and Data Administrator');
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('certificateExample', () => {
  it('names what the trade asks for first, with a number like it', () =>
    expect(certificateExample('Senior Registered Nurse')).toEqual({
      name: 'Registered Nurse License',
      issuer: 'State Board of Nursing',
      number: 'RN 812345',
    }));

  it.each(['', 'Beekeeper'])('fits any trade where the job title names none: "%s"', (title) =>
    expect(certificateExample(title)).toMatchObject({
      name: 'First Aid, CPR and AED',
      number: 'If the job asks for it',
    }),
  );
});
