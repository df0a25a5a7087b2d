import type { JobRequirements } from '../src/letters/evidence/proven-skills.js';

export const asks = (...texts: string[]): JobRequirements => ({
  title: null,
  terms: texts.map((text) => ({
    text,
    kind: 'hard',
    zone: 'must',
    importance: 1,
    snippet: '',
    known: true,
    aliases: [],
  })),
});
