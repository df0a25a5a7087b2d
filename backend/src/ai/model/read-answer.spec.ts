import { z } from 'zod';
import { readAnswer } from './read-answer.js';

const schema = z.object({ summary: z.string().min(1) });

describe('readAnswer', () => {
  it.each([
    '{"summary": "Nurse"}',
    '```json\n{"summary": "Nurse"}\n```',
    '<think>{"summary": 5}? No.</think>{"summary": "Nurse"}',
    'Here it is: {"summary": "Nu\u202Er\\u0000se", "more": 1} – good luck!',
  ])('parses the JSON object in %j', (text) =>
    expect(readAnswer(text, schema)).toEqual({ answer: { summary: 'Nurse' } }),
  );

  it.each([
    ['', /empty/],
    ['<think>hm</think>  ', /empty/],
    ['Nurse', /not a JSON object/],
    ['} {', /not a JSON object/],
    ['{"summary": "Nur', /not a JSON object/],
    ['{"summary": Nurse}', /not valid/],
    ['{"summary": ""}', /summary/],
    ['{"text": "Nurse"}', /summary/],
    ['[{"summary": "Nurse"}, {"summary": "Nurse"}]', /not valid/],
  ])('describes the error in the answer %j', (text, complaint) =>
    expect(readAnswer(text, schema)).toEqual({ complaint: expect.stringMatching(complaint) as string }),
  );

  it('limits the length of the error message, however many items are invalid', () => {
    const { complaint } = readAnswer(
      JSON.stringify(Array(5_000).fill(1)).replace(/^/, '{"list": ') + '}',
      z.object({ list: z.array(z.string()) }),
    );
    expect(complaint).toMatch(/list/);
    expect(complaint!.length).toBeLessThanOrEqual(1_000);
  });

  it('parses thousands of unclosed <think> tags in linear time', () => {
    expect(readAnswer('<think>'.repeat(20_000), schema)).toEqual({ complaint: 'The answer was not a JSON object.' });
  });
});
