import { spokenLanguages } from './spoken-languages.js';

const said = (...languages: [name: string, level: string][]): string | undefined =>
  spokenLanguages(
    languages.map(([name, level]) => ({ name, level })),
    () => 0,
  );

describe('spokenLanguages', () => {
  it('describes the level of each language in words', () => {
    expect(said(['Danish', 'good'], ['Lithuanian', 'Native'])).toBe('I speak Lithuanian natively and good Danish.');
    expect(said(['Hindi', 'native'], ['Urdu', 'mother tongue'], ['German', 'B2'])).toBe(
      'I speak Hindi and Urdu natively, and German at level B2.',
    );
    expect(said(['Welsh', 'Professional working proficiency'], ['Greek', 'good'])).toBe(
      'I speak Welsh at a professional level and good Greek.',
    );
    expect(said(['Tagalog', ''], ['English', 'fluent'])).toBe('I speak Tagalog and fluent English.');
  });

  it('leaves out a language that the user hardly speaks', () => {
    expect(said(['English', 'native'], ['Igbo', 'understand most of it'])).toBeUndefined();
    expect(said(['English', 'native'], ['Greek', 'some'], ['Latin', 'read only'])).toBe(
      'I speak English natively and some Greek.',
    );
  });
});
