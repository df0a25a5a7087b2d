import fc from 'fast-check';
import { TextInJson } from './text-in-json.js';

function textOf(json: string, size = 1): string {
  const reader = new TextInJson();
  let text = '';
  for (let at = 0; at < json.length; at += size) text += reader.read(json.slice(at, at + size));
  return text;
}

describe('TextInJson', () => {
  it.each([
    ['{"summary": "Nurse with 5 years."}', 'Nurse with 5 years.'],
    ['{"paragraphs": ["One.", "Two."]}', 'One.\n\nTwo.'],
    ['{"headline": "Nurse", "paragraphs": ["One."]}', 'Nurse\n\nOne.'],
    ['```json\n{"summary": "Nurse"}\n```', 'Nurse'],
    ['Here is it: {"summary": "Nurse"}', 'Nurse'],
    ['{"a": {"b": "One"}, "c": [{"d": "Two", "e": 5}]}', 'One\n\nTwo'],
    ['{"summary": "She said \\"no\\", \\u00e9t\\u00e9\\n\\ud83d\\ude00"}', 'She said "no", été\n😀'],
    ['{"summary": "cut in the mid', 'cut in the mid'],
    ['not JSON at all "but quoted"', ''],
  ])('extracts the text from the JSON %s', (json, text) => {
    expect([textOf(json), textOf(json, 3), textOf(json, 1_000)]).toEqual([text, text, text]);
  });

  it('reads the same text as JSON.parse, however the JSON is split into chunks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, unit: 'grapheme' })),
        fc.integer({ min: 1, max: 9 }),
        (texts, size) => {
          const told = texts.map((text) => text.replaceAll(/[\r\b\f]/g, ' '));
          expect(textOf(JSON.stringify({ told }), size)).toBe(told.join('\n\n'));
        },
      ),
    );
  });
});
