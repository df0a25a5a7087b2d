import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databasePassword, superuserPassword } from './password.mjs';

describe('databasePassword', () => {
  /** @type {string} */
  let dataDir;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'password-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('creates the password once and stores it', () => {
    const made = databasePassword(dataDir);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(databasePassword(dataDir)).toBe(made);
  });

  it("only the file's owner can read the password", () => {
    databasePassword(dataDir);
    expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600);
  });

  it('throws if the password is missing although the database exists', () => {
    mkdirSync(join(dataDir, 'postgres'));
    expect(() => databasePassword(dataDir)).toThrow('Restore it from a backup');
  });
});

describe('superuserPassword', () => {
  it('creates a password for a data folder without one, in a file that only its owner can read', () => {
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
