import { keywordTagger, skillDictionary } from '../../../test/skill-dictionary.js';
import { tokenize } from '../posting/tokenize.js';
import { readTagger } from './read-tagger.js';
import { TAGS, tagWords, type Tagger } from './tag-words.js';

function tagged(text: string, tagger: Tagger): string[] {
  const tokens = tokenize(text);
  const spans = tagWords({ text, tokens, zone: 'must', dictionary: skillDictionary, spans: [] }, tagger);
  return spans.map(({ first, last, kind }) => `${kind}: ${text.slice(tokens[first]!.start, tokens[last]!.end)}`);
}

/** Returns the content of a tagger file. Tags that are not given have a weight of 0. */
const file = (lines: Record<string, Partial<Record<(typeof TAGS)[number], number>>>): string =>
  Object.entries(lines)
    .map(([name, of]) => `${name}\t${TAGS.map((tag) => of[tag] ?? 0).join(' ')}`)
    .join('\n');

it('readTagger reads the weights of features, of the first tag and of pairs of tags', () => {
  const tagger = readTagger(
    `# comment\n${file({ '<start>': { hard: 5 }, '<after> soft': { '+soft': 7 }, any: { outside: 9 } })}`,
  );
  expect(tagger.start[TAGS.indexOf('hard')]).toBe(5);
  expect(tagger.pairs[TAGS.indexOf('soft') * TAGS.length + TAGS.indexOf('+soft')]).toBe(7);
  expect(tagger.weights[tagger.features.get('any')! * TAGS.length]).toBe(9);
});

it('tagWords returns the words with the highest sum of weights', () => {
  const tagger = readTagger(
    file({ any: { outside: 300 }, 'word 0 weld': { hard: 500 }, 'word 0 inspection': { hard: 400, '+hard': 600 } }),
  );
  expect(tagged('weld inspection of the weld', tagger)).toEqual(['hard: weld inspection', 'hard: weld']);
});

it('tagWords never tags a word as the continuation of a requirement that has not begun', () => {
  const tagger = readTagger(file({ any: { outside: 100 }, 'word 0 calm': { '+soft': 900 } }));
  expect(tagged('calm calm', tagger)).toEqual(['soft: calm calm']);
  expect(
    tagged('calm', readTagger(file({ any: { outside: 100 }, 'word 0 calm': { '+soft': 900, soft: -900 } }))),
  ).toEqual([]);
});

it('tagWords finds skills and credentials that no list contains', () => {
  expect(tagged('Experience with quarble audits and a quarble fitter license', keywordTagger)).toEqual([
    'hard: quarble audits',
    expect.stringMatching(/^certificate: .*fitter license$/),
  ]);
});

it('tagWords finds nothing in an empty passage', () => {
  expect(tagged('', keywordTagger)).toEqual([]);
});
