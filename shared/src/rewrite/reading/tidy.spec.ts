import { inSentence } from './tidy.js';

describe('inSentence', () => {
  it.each([
    ['General HR admin', 'general HR admin'],
    ['Daily SAP bookings', 'daily SAP bookings'],
    ['Stock and deliveries', 'stock and deliveries'],
  ])('lower-cases an ordinary word, even before an acronym: %s', (text, expected) =>
    expect(inSentence(text)).toBe(expected),
  );

  it.each(['Daisy Award', 'Salesforce CRM', 'IT support'])('keeps the capital letters of a name: %s', (text) =>
    expect(inSentence(text)).toBe(text),
  );
});
