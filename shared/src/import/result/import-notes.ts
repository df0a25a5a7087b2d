import type { ImportReport } from '../../contract/import.js';
import { cleanLine } from '../../text/text.js';

/** Maximum number of notes in the report. Further notes are dropped. */
const MAX_NOTES = 50;
/** Maximum number of texts in the report. Further text is added to the last one. */
const MAX_PIECES = 500;

/** Collects the items that the user should check after an import. */
export class ImportNotes {
  private readonly notes: ImportReport['notes'] = [];
  private readonly pieces: ImportReport['notUnderstood'] = [];

  note(message: string, path?: string): void {
    const known = this.notes.some((note) => note.message === message && note.path === path);
    if (!known && this.notes.length < MAX_NOTES) this.notes.push({ message, ...(path !== undefined && { path }) });
  }

  /** Records text that fits no field, unless it is blank. */
  notUnderstood(text: string, near?: string): void {
    const clean = text.split('\n').map(cleanLine).filter(Boolean).join('\n');
    if (clean === '') return;
    const last = this.pieces.at(-1);
    if (last && (this.pieces.length >= MAX_PIECES || (near !== undefined && last.near === near)))
      last.text = `${last.text}\n${clean}`;
    else this.pieces.push({ text: clean, ...(near !== undefined && { near: cleanLine(near) }) });
  }

  asReport(): Pick<ImportReport, 'notUnderstood' | 'notes'> {
    return { notUnderstood: this.pieces, notes: this.notes };
  }
}
