import { readsAsVerb } from './reads-as-verb.js';

describe('readsAsVerb', () => {
  it.each([
    ['stock', 'the shelves'],
    ['train', 'new starters'],
    ['fight', 'fires on ships'],
  ])('reads the first word of "%s %s" as a verb', (word, after) => expect(readsAsVerb(word, after)).toBe(true));

  it.each([
    ['stock', 'accuracy 99.4%'],
    ['fight', 'broke out on the bus'],
    ['load', 'was 40 pallets a day'],
  ])('reads the first word of "%s %s" as a noun', (word, after) => expect(readsAsVerb(word, after)).toBe(false));
});
