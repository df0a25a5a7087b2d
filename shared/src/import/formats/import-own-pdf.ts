import { composeDocument } from '../../document/compose-document.js';
import { foldText } from '../../text/fold-text.js';
import { expectedFields } from '../../export/expected-fields.js';
import { reportFields } from '../../export/field-report.js';
import { renderText } from '../../export/render-text.js';
import { readResumeData, readTemplateKey } from '../../resume/read-resume-data.js';
import type { ResumeData, TemplateKey } from '../../resume/resume-data.js';
import { finishImport } from '../result/finish-import.js';
import { ImportNotes } from '../result/import-notes.js';
import type { ImportedResume } from '../result/imported-resume.js';

/** Maximum number of characters of an embedded resume; longer texts are slow to compare. */
const MAX_TEXT_LENGTH = 400_000;

/**
 * Returns the resume embedded in a PDF that this product made. Returns null if the text of the pages differs from the
 * resume: the file was edited, so its pages must be read instead.
 * @param carried the embedded data, not validated
 * @param pageText text of the pages, without page numbers
 */
export function importOwnPdf(carried: unknown, pageText: string): ImportedResume | null {
  if (typeof carried !== 'object' || carried === null || !('data' in carried)) return null;
  const notes = new ImportNotes();
  const templateKey = readTemplateKey('templateKey' in carried ? carried.templateKey : undefined);
  const result = finishImport(readResumeData(carried.data), 'shortlist', notes, { templateKey });
  return saysTheSame(result.data, templateKey, pageText) ? result : null;
}

/**
 * Returns whether the pages contain all fields and no other letters or digits. PDF readers may reorder the words of a
 * line that mixes text directions, so a field may also match word by word.
 */
function saysTheSame(data: ResumeData, templateKey: TemplateKey, pageText: string): boolean {
  if (pageText.length > MAX_TEXT_LENGTH) return false;
  const composed = renderText(composeDocument(data, templateKey));
  if (composed.length > MAX_TEXT_LENGTH || !haveSameLetters(composed, pageText)) return false;
  const { total, missing } = reportFields(data, pageText);
  if (missing.length === 0) return total > 0;
  const onPages = new Set(wordsOf(pageText));
  const texts = new Map(expectedFields(data).map(({ path, text }) => [path, text]));
  return missing.every(({ path }) => wordsOf(texts.get(path) ?? '').every((word) => onPages.has(word)));
}

const wordsOf = (text: string): string[] =>
  text.split(/[\s\p{P}\p{S}]+/u).map((word) => foldText(word).text.toLowerCase());

function haveSameLetters(one: string, other: string): boolean {
  const counts = new Map<string, number>();
  const count = (text: string, by: number) => {
    for (const letter of foldText(text)
      .text.toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? [])
      counts.set(letter, (counts.get(letter) ?? 0) + by);
  };
  count(one, 1);
  count(other, -1);
  return [...counts.values()].every((difference) => difference === 0);
}
