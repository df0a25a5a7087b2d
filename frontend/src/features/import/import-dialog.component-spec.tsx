import type { ImportResult } from '@shortlist/shared/contract/import';
import { IMPORT_BYTES } from '@shortlist/shared/product/import-limits';
import { emptyExperience, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { Reply, stubApi } from '@shortlist/ui-kit/test/stub-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../test/render-screen.js';
import ImportDialog from './import-dialog.js';

const result = (report: Partial<ImportResult['report']> = {}): ImportResult => ({
  title: 'Dana Reyes – Resume',
  templateKey: null,
  data: {
    ...emptyResumeData(),
    experience: [{ ...emptyExperience(), bullets: ['Led night shifts', 'Trained nurses'] }],
  },
  report: {
    source: 'pdf',
    understood: [{ section: 'experience', entries: 1, fields: 4 }],
    notUnderstood: [],
    notes: [],
    ...report,
  },
});

interface Given {
  answer?: unknown;
  replaces?: boolean;
  onImported?: (result: ImportResult) => Promise<void> | void;
}

function renderImport({ answer = result(), replaces, onImported = () => {} }: Given = {}) {
  const sent = stubApi({ 'POST /api/import': () => answer });
  const onClose = vi.fn();
  const rendered = renderScreen(<ImportDialog open onClose={onClose} onImported={onImported} replaces={replaces} />);
  return { ...rendered, sent, onClose };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const pdf = new File(['%PDF-'], 'dana.pdf', { type: 'application/pdf' });
const drop = (file: File) => fireEvent.drop(screen.getByText(/^Drop a file here/), { dataTransfer: { files: [file] } });

describe('ImportDialog', () => {
  it('uploads a dropped file and lists what was recognized', async () => {
    const { sent } = renderImport();
    drop(pdf);
    const list = within(await screen.findByRole('list', { name: 'Recognized' }));
    expect(list.getByRole('listitem').textContent).toBe('Work experience: 1 job, 2 bullets');
    expect((sent[0]?.body as FormData).get('file')).toMatchObject({ name: 'dana.pdf' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Here’s what we found' }));
  });

  it('uploads a file again if the user chooses it again', async () => {
    const { user, sent } = renderImport({
      answer: new Reply(422, { code: 'unreadable', message: 'The file is damaged.' }),
    });
    const input = screen.getByLabelText('Resume file');
    await user.upload(input, pdf);
    expect((await screen.findByRole('alert')).textContent).toBe('The file is damaged.');
    await user.upload(input, pdf);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('rejects a file above the size limit without uploading it', async () => {
    const { sent } = renderImport();
    const large = new File(['%PDF-'], 'scan.pdf');
    Object.defineProperty(large, 'size', { value: IMPORT_BYTES + 1 });
    drop(large);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This file is larger than 10 MB\./);
    expect(sent).toEqual([]);
  });

  it('keeps pasted text after a failed import', async () => {
    const { user } = renderImport({ answer: new Reply(422, { code: 'unreadable', message: 'There is no text.' }) });
    await user.click(screen.getByRole('tab', { name: 'Paste text' }));
    expect(button('Import Text').disabled).toBe(true);
    await user.click(screen.getByRole('textbox', { name: 'Text of your resume' }));
    await user.paste('Dana Reyes\nNurse');
    await user.click(button('Import Text'));
    expect((await screen.findByRole('alert')).textContent).toBe('There is no text.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of your resume' }).value).toBe(
      'Dana Reyes\nNurse',
    );
  });

  it('ignores the response to a canceled import', async () => {
    let answer: (result: ImportResult) => void = () => {};
    const { user } = renderImport({ answer: new Promise((resolve) => (answer = resolve)) });
    drop(pdf);
    expect((await screen.findByRole('status')).textContent).toBe('Reading dana.pdf…');
    await user.click(button('Cancel'));
    await act(async () => {
      answer(result());
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByRole('heading', { name: 'Import a resume' })).toBeTruthy();
  });

  it('disables the import button if nothing was recognized', async () => {
    renderImport({ answer: result({ understood: [] }) });
    drop(pdf);
    expect(await screen.findByText(/^We couldn’t find a resume in this file or text\./)).toBeTruthy();
    expect(button('Use This Resume').disabled).toBe(true);
  });

  it('lists text that fits no field', async () => {
    renderImport({ answer: result({ notUnderstood: [{ text: 'Drives a motorcycle', near: 'Interests' }] }) });
    drop(pdf);
    const list = within(await screen.findByRole('list', { name: 'Not recognized' }));
    expect(list.getByRole('listitem').textContent).toBe('InterestsDrives a motorcycle');
  });

  it('shows a warning before the import replaces a resume', async () => {
    const onImported = vi.fn();
    const { user, onClose } = renderImport({ replaces: true, onImported });
    drop(pdf);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This replaces the current content of your resume. You can undo it.',
    );
    await user.click(button('Replace with This Resume'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onImported).toHaveBeenCalledWith(result());
  });

  it('stays open and shows the error if the resume cannot be created', async () => {
    const { user, onClose } = renderImport({ onImported: () => Promise.reject(new Error('offline')) });
    drop(pdf);
    await user.click(await screen.findByRole('button', { name: 'Use This Resume' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Check your connection and try again.');
    expect(button('Use This Resume').disabled).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });
});
