import { keywordTagger, skillDictionary } from '../../../test/skill-dictionary.js';
import { extractKeywords } from '../extract-keywords.js';

const textsOf = (kind: string, heading: string, line: string) =>
  extractKeywords(`Job\n\n${heading}\n- ${line}`, skillDictionary, keywordTagger)
    .terms.filter((term) => term.kind === kind)
    .map(({ text }) => text)
    .sort();
const terms = (kind: string, line: string) => textsOf(kind, 'Requirements', line);
const duty = (line: string) => textsOf('hard', 'Duties', line);

describe('extractKeywords with standards and laws', () => {
  it.each([
    ['Work to IEC 62304 and 21 CFR Part 820', ['21 CFR Part 820', 'IEC 62304']],
    ['Knowledge of BS 7671 18th Edition', ['BS 7671 18th Edition']],
    ['Coded to BS EN ISO 9606-1', ['BS EN ISO 9606-1']],
    ['Know the Health and Safety at Work Act', ['Health and Safety at Work Act']],
    ['Follow the Quarble Safety Regulations 2015', ['Quarble Safety Regulations 2015']],
    ['Knowledge of ICH E6(R2) and QBX', ['ICH E6(R2)', 'QBX']],
    ['Knowledge of QBX 214 messages', ['QBX 214']],
    ['Collect Form QBX 1572 from each site', ['Form QBX 1572']],
    ['File quarterly 941s and each W-4', ['941s', 'W-4']],
    ['Charging with R-454B', ['Charging', 'R-454B']],
    ['Access arrangements for KS2 SATs', ['Access arrangements', 'KS2 SATs']],
  ])('returns the number and the full name of a standard: %s', (line, expected) => {
    expect(terms('hard', line)).toEqual(expected);
  });
});

describe('extractKeywords with names of products', () => {
  it.each([
    ['The rotas in 7quarbles and invoices in Quarblon365', ['7quarbles', 'Quarblon365']],
    ['The toolpaths in hyperQUAR', ['hyperQUAR']],
    ['The controls, esp. Quarbin or Zerubishi', ['Quarbin', 'Zerubishi']],
    ['The shifts of 12hours', []],
  ])('recognizes a name by its capitals and digits: %s', (line, expected) => {
    const found = terms('hard', line);
    expect(found.filter((text) => /\d|[A-Z]/.test(text))).toEqual(expected);
  });
});

describe('extractKeywords with names that contain "of"', () => {
  it.each([
    ['Draft deeds of variation for the bank', ['deeds of variation']],
    ['Check range of motion', ['range of motion']],
    ['Spend the rest of the day outdoors', []],
  ])('returns the full name if it contains "of": %s', (line, expected) => {
    expect(duty(line)).toEqual(expected);
  });
});

describe('extractKeywords with the wording of credentials', () => {
  it.each([
    ['Full UK driving licence', ['Full UK driving licence']],
    ['An enhanced DBS check', ['enhanced DBS check']],
    ['Quarble fitter license', ['Quarble fitter license']],
    ['NVQ Level 2 in Quarble Care', ['NVQ Level 2 in Quarble Care']],
    ['CPCU or AQX coursework', ['AQX', 'CPCU']],
    ['A gift card for everyone', []],
    ['QBX or ZXQ certification', ['QBX', 'ZXQ']],
    ["Valid Class C driver's license", ["Class C driver's license"]],
    ['DOJ/FBI fingerprint clearance and QB test', ['DOJ/FBI fingerprint clearance']],
    ['You are on the QBX register', ['QBX register']],
    ['Nurses must be on NMC register', ['NMC register']],
    ['Maintain the QBX register', []],
    ['Collecting CVs and quarble licenses', []],
  ])('recognizes a credential by its wording: %s', (line, expected) => {
    expect(terms('certificate', line)).toEqual(expected);
  });

  it('recognizes a credential with and without a word such as "qualified"', () => {
    const of = (line: string) =>
      extractKeywords(`Job\n\nRequirements\n- ${line}`, skillDictionary, keywordTagger).terms.find(
        ({ kind }) => kind === 'certificate',
      )?.known;
    expect([of('NEBOSH'), of('NEBOSH qualified')]).toEqual([true, true]);
  });
});

describe('extractKeywords with text about pay and applications', () => {
  const certificates = (line: string) =>
    extractKeywords(`Job\n\nRequirements\n- Payroll\n\nBenefits\n- Free lunch. ${line}`, skillDictionary, keywordTagger)
      .terms.filter(({ kind }) => kind === 'certificate')
      .map(({ text }) => text);

  it.each([
    ['A TWIC card is required for the terminals.', ['TWIC card']],
    ['Some contracts require QBX clearance.', ['QBX clearance']],
    ['We pay for your TWIC card.', []],
    ['A background check is required.', []],
    ['The post is subject to an enhanced DBS check.', []],
  ])('returns only the credentials that the sentence requires: %s', (line, expected) => {
    expect(certificates(line)).toEqual(expected);
  });
});

describe('extractKeywords with the initials of the job title', () => {
  const certificates = (title: string) =>
    extractKeywords(`${title}\n\nRequirements\n- Experience as an EA, RVN or similar`, skillDictionary, keywordTagger)
      .terms.filter(({ kind }) => kind === 'certificate')
      .map(({ text }) => text);

  it('does not list the initials of the job title as a credential', () => {
    expect(certificates('Executive Assistant')).toEqual(['RVN']);
  });

  it('lists an acronym that the job title itself contains', () => {
    expect(certificates('Registered Veterinary Nurse (RVN)')).toContain('RVN');
  });
});

describe('extractKeywords with personal qualities', () => {
  it.each([
    ['You notice small changes when residents are unwell', ['notice small changes']],
    ['Able to explain technical decisions to customers', ['explain technical decisions to customers']],
    ['A good listener with a playful and earnest nature', ['earnest', 'good listener', 'playful']],
    ['You hold a valid passport', []],
    ['Kind to clients', ['Kind to clients']],
    ['Explain quarble rules in plain language', ['Explain quarble rules in plain language']],
    ['Explain the difference between two quarbles', []],
    ['Someone who is patient with children', ['patient']],
    ['We want somebody who is patient', ['patient']],
    ['Accurate, fast', ['Accurate', 'fast']],
    ['A warm, ambitious place to learn', []],
    ['A friendly, busy practice to learn in', []],
    ['You join the leadership team', []],
    ['A commitment to complete the course', []],
    ['We need a hands-on quarble fitter', ['hands-on']],
  ])('returns only the personal qualities in a sentence: %s', (line, expected) => {
    expect(terms('soft', line)).toEqual(expected);
  });
});

describe('extractKeywords with terms that follow verbs', () => {
  it.each([
    ['Complete quarble charts every night', ['quarble charts']],
    ['Issue monthly quarble statements', ['quarble statements']],
    ['Work with product managers', []],
    ['Record quarble excursions', ['quarble excursions']],
    ['E3 Experience of quarble audits', ['quarble audits']],
  ])('finds a term with an unknown word, as in "Issue quarble statements": %s', (line, expected) => {
    expect(duty(line)).toEqual(expected);
  });
});

it('extractKeywords keeps requirements that precede "does not need" in a sentence', () => {
  const line =
    'Someone who knows Docker and Kubernetes well, has used Terraform for years, and does not need reminders';
  expect(terms('hard', line)).toEqual(['Docker', 'Kubernetes', 'Terraform']);
});
