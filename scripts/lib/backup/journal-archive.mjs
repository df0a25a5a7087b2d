// The archived write-ahead log (WAL) of the embedded database, which allows a restore to any point in time.
import { chownSync, mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../checkout.mjs';
import { Problem } from '../problem.mjs';

/** Seconds after which changes are archived even if the WAL segment is not full. */
const LONGEST_LOSS_S = 60;

/** @returns {string | undefined} the folder named in the setting WAL_ARCHIVE_DIR */
export function archiveFolder() {
  const { WAL_ARCHIVE_DIR: named } = process.env;
  if (!named?.trim()) return undefined;
  const folder = resolve(ROOT, named);
  // The path becomes part of a shell command in PostgreSQL's settings, where % has a special meaning.
  if (!/^[\w./-]+$/.test(folder))
    throw new Problem(`WAL_ARCHIVE_DIR may contain only letters, digits, dots, dashes and slashes: ${folder}`);
  return folder;
}

/**
 * @param {import('../postgres/account.mjs').Account | undefined} account that runs the server
 * @returns {Record<string, string>} the server's settings for the archive; empty without WAL_ARCHIVE_DIR
 */
export function archiveSettings(account) {
  const folder = archiveFolder();
  if (!folder) return {};
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  const target = `${realpathSync(folder)}/%f`;
  return {
    archive_mode: 'on',
    archive_timeout: `${LONGEST_LOSS_S}s`,
    // The command renames a copy only after flushing it to the disk, so that PostgreSQL repeats an interrupted copy. It
    // never overwrites a segment, but accepts an identical copy, because PostgreSQL may archive a segment twice.
    archive_command: `cmp -s "%p" "${target}" || { test ! -e "${target}" && cp "%p" "${target}.part" && sync "${target}.part" && mv "${target}.part" "${target}"; }`,
  };
}

/** @param {string} folder */
export const restoreCommand = (folder) => `cp "${folder}/%f" "%p"`;
