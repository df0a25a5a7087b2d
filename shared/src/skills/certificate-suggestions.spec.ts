import { certificateExample, suggestCertificates } from './certificate-suggestions.js';

const names = (title: string, have: { name: string }[] = []) =>
  suggestCertificates(title, have).map(({ name }) => name);

describe('suggestCertificates', () => {
  it('suggests the common certificates of a trade with their issuers', () => {
    expect(suggestCertificates('Registered Nurse', [])[1]).toEqual({
      name: 'Basic Life Support (BLS)',
      issuer: 'American Heart Association',
    });
    expect(names('Senior Project Manager')[0]).toBe('Project Management Professional (PMP)');
  });

  it('leaves out certificates that the resume lists, and suggests none for an unknown trade', () => {
    expect(names('Nurse', [{ name: 'basic life support (BLS) ' }])).not.toContain('Basic Life Support (BLS)');
    expect(names('Astronaut')).toEqual([]);
    expect(names('')).toEqual([]);
  });

  it('suggests no certificate twice', () => {
    const found = names('Software Engineer and Data Administrator');
    expect(new Set(found).size).toBe(found.length);
  });
});

describe('certificateExample', () => {
  it('returns the most common certificate of the trade with a sample number', () =>
    expect(certificateExample('Senior Registered Nurse')).toEqual({
      name: 'Registered Nurse License',
      issuer: 'State Board of Nursing',
      number: 'RN 812345',
    }));

  it.each(['', 'Beekeeper'])('returns a generic example for a job title without a known trade: "%s"', (title) =>
    expect(certificateExample(title)).toMatchObject({
      name: 'First Aid, CPR and AED',
      number: 'If the job asks for it',
    }),
  );
});
