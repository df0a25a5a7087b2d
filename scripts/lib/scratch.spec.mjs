import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchInMemory } from './scratch.mjs';

describe('scratchInMemory', () => {
  /** @type {string} */
  let memory;
  beforeEach(() => {
    memory = mkdtempSync(join(tmpdir(), 'shortlist-scratch-'));
  });
  afterEach(() => rmSync(memory, { recursive: true, force: true }));

  it('returns the in-memory folder when it has enough space', () => {
    expect(scratchInMemory({}, { memory, enoughBytes: 1 })).toBe(memory);
  });

  it('returns undefined when the in-memory folder has too little space', () => {
    expect(scratchInMemory({}, { memory, enoughBytes: 2 ** 60 })).toBeUndefined();
  });

  it('returns undefined when TMPDIR is set', () => {
    expect(scratchInMemory({ TMPDIR: '/somewhere' }, { memory, enoughBytes: 1 })).toBeUndefined();
  });

  it('returns undefined when the system has no in-memory folder', () => {
    rmSync(memory, { recursive: true });
    expect(scratchInMemory({}, { memory, enoughBytes: 1 })).toBeUndefined();
  });
});
