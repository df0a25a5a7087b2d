import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasePassword, superuserPassword } from './password.mjs';

describe('the password of the embedded database', () => {
  /** @type {string} */
  let dataDir;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'password-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('is made once and kept', () => {
    const made = databasePassword(dataDir);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(databasePassword(dataDir)).toBe(made);
  });

  it('is for its owner only', () => {
    databasePassword(dataDir);
    expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600);
  });

  it('is not made anew beside a database that another one opens', () => {
    mkdirSync(join(dataDir, 'postgres'));
    expect(() => databasePassword(dataDir)).toThrow('Restore it from a backup');
  });
});

describe('the password of the superuser', () => {
  it('is made for a data folder that has none, readable by its owner only', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'password-'));
    try {
      mkdirSync(join(dataDir, 'postgres'));
      const made = superuserPassword(dataDir);
      expect(made.length).toBeGreaterThanOrEqual(32);
      expect(superuserPassword(dataDir)).toBe(made);
      expect(statSync(join(dataDir, 'superuser-password')).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
