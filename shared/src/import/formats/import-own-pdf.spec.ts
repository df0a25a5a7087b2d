import { sampleResume as makeSample } from '../../../test/sample-resume.js';
import { composeDocument } from '../../document/compose-document.js';
import { carriedResume } from '../../resume/carried-resume.js';
import { renderText } from '../../export/render-text.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { importOwnPdf } from './import-own-pdf.js';

const sampleResume = makeSample();
const pageText = (data: ResumeData) => renderText(composeDocument(data, 'exec'));

describe('importOwnPdf', () => {
  it('restores the embedded resume if the pages of the PDF contain its text', () => {
    const carried = carriedResume(sampleResume, 'exec');
    const back = importOwnPdf(JSON.parse(JSON.stringify(carried)), pageText(sampleResume));
    expect(back).toMatchObject({
      data: carried.data,
      templateKey: 'exec',
      report: { source: 'shortlist', notUnderstood: [] },
    });
  });

  it('returns null if the pages were edited after the export', () => {
    const carried = carriedResume(sampleResume, 'exec');
    const text = pageText(sampleResume);
    expect(importOwnPdf(carried, text.replace(sampleResume.personal.fullName, 'Jo Smith'))).toBeNull();
    expect(importOwnPdf(carried, `${text}\nMember of the chess club`)).toBeNull();
    expect(importOwnPdf(carried, text.split('\n').slice(0, -6).join('\n'))).toBeNull();
  });

  it('returns null for embedded data from another program', () => {
    for (const carried of [undefined, null, 'data', {}, { data: null }, { data: { personal: { fullName: 7 } } }])
      expect(importOwnPdf(carried, '')).toBeNull();
  });
});
