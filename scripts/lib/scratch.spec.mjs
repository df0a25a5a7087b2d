import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchInMemory } from './scratch.mjs';

describe('the folder in memory', () => {
  /** @type {string} */
  let memory;
  beforeEach(() => {
    memory = mkdtempSync(join(tmpdir(), 'shortlist-scratch-'));
  });
  afterEach(() => rmSync(memory, { recursive: true, force: true }));

  it('is taken when there is room', () => {
    expect(scratchInMemory({}, { memory, enoughBytes: 1 })).toBe(memory);
  });

  it('is not taken when there is too little room', () => {
    expect(scratchInMemory({}, { memory, enoughBytes: 2 ** 60 })).toBeUndefined();
  });

  it('is not taken when somebody has chosen a folder', () => {
    expect(scratchInMemory({ TMPDIR: '/somewhere' }, { memory, enoughBytes: 1 })).toBeUndefined();
  });

  it('is not taken where there is none', () => {
    rmSync(memory, { recursive: true });
    expect(scratchInMemory({}, { memory, enoughBytes: 1 })).toBeUndefined();
  });
});
