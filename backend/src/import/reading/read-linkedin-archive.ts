import { parse } from 'csv-parse/sync';
import { listZip, unpackZip } from '../../office/unzip.js';
import { decodeText } from './decode-text.js';

export type LinkedInTables = Record<string, Record<string, string>[]>;

/** Tables with career data. A LinkedIn archive also contains messages, invitations and advertising. */
const TABLES = new Set([
  'certifications',
  'courses',
  'education',
  'email addresses',
  'honors',
  'languages',
  'organizations',
  'patents',
  'phonenumbers',
  'positions',
  'profile',
  'profile summary',
  'projects',
  'publications',
  'skills',
  'test_scores',
  'volunteering',
  'whatsapp phone numbers',
]);

/**
 * Maximum number of rows per table. A real career has a few hundred rows; a table with hundreds of thousands is an
 * attack.
 */
const MAX_ROWS = 2_000;

export const isLinkedInTable = (path: string): boolean => tableName(path) !== undefined;

/**
 * Returns `Positions` for `Positions.csv` and for `Basic_LinkedInDataExport_01-31-2026/Positions.csv`: if users unpack
 * the archive and zip it again, the paths may start with the name of the folder.
 */
function tableName(path: string): string | undefined {
  if (path.startsWith('__MACOSX/')) return undefined;
  const name = /^(.+)\.csv$/i.exec(path.slice(path.lastIndexOf('/') + 1))?.[1];
  return name !== undefined && TABLES.has(name.toLowerCase()) ? name : undefined;
}

/** Returns the tables of a LinkedIn archive by file name. @throws Error if the archive or a table is damaged */
export function readLinkedInArchive(bytes: Uint8Array): LinkedInTables {
  const wanted = new Set(
    listZip(bytes)
      .map(({ name }) => name)
      .filter(isLinkedInTable),
  );
  const tables: LinkedInTables = {};
  for (const [path, part] of Object.entries(unpackZip(bytes, (name) => wanted.has(name)))) {
    const name = tableName(path)!;
    tables[name] = [...(tables[name] ?? []), ...readTable(decodeText(part) ?? '')];
  }
  return tables;
}

function readTable(text: string): Record<string, string>[] {
  const rows: string[][] = parse(withoutNotes(text), {
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    skipRecordsWithEmptyValues: true,
    to: MAX_ROWS,
  });
  const [header = [], ...records] = rows;
  return records.map((record) =>
    Object.fromEntries(header.map((column, index) => [column.trim(), record[index] ?? ''])),
  );
}

/** Removes the note at the start of some tables: the line "Notes:", a quoted paragraph and an empty line. */
const withoutNotes = (text: string): string =>
  /^\ufeff?"?Notes:/i.test(text) ? text.replace(/^[^]*?\r?\n[ \t]*\r?\n/, '') : text.replace(/^\ufeff/, '');
