import type { ExportReport } from '@shortlist/shared/contract/export';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { Reply, stubApi } from '@shortlist/ui-kit/test/stub-api';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { job, openResume } from '../../../../test/open-resume.js';
import { loaded, renderScreen } from '../../../../test/render-screen.js';
import { RESUME_ID, savingTo } from '../../../../test/saving-to.js';
import { billing } from '../../../../test/views.js';
import { SavingProvider, type Saving } from '../saving/saving.js';
import type { SaveState } from '../saving/record/save-state.js';
import { ExportDialog } from './export-dialog.js';

const report = (fields: Partial<ExportReport> = {}): ExportReport => ({
  total: 12,
  found: 12,
  missing: [],
  inOrder: true,
  fields: [],
  format: 'pdf',
  revision: 1,
  fileName: 'Dana-Reyes-Resume.pdf',
  bytes: 40_960,
  checkedAt: '2026-11-26T10:00:00.000Z',
  ...fields,
});

const pdf = () =>
  new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="Dana-Reyes-Resume.pdf"' } });

interface Given {
  place?: Saving['place'];
  state?: SaveState;
  phone?: string;
  api?: Parameters<typeof stubApi>[0];
}

function renderDialog({ place = 'account', state = { kind: 'saved' }, phone = '555 0100', api = {} }: Given = {}) {
  openResume({
    personal: {
      ...emptyResumeData().personal,
      fullName: 'Dana Reyes',
      jobTitle: 'Nurse',
      email: 'dana@example.com',
      phone,
    },
    experience: [job({ role: 'Nurse', company: 'City Hospital', startDate: 'Mar 2021' })],
  });
  stubApi({ 'GET /api/billing': billing(), ...api });
  const onField = vi.fn();
  const screenOf = renderScreen(
    <SavingProvider value={savingTo(place, state)}>
      <ExportDialog onClose={() => {}} onField={onField} />
    </SavingProvider>,
  );
  return { ...screenOf, onField };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('ExportDialog', () => {
  let downloads: string[];

  beforeEach(() => {
    downloads = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download);
    });
  });

  it('requires an account for file downloads, but not for copying the text', async () => {
    const { user } = renderDialog({ place: 'device' });
    expect(screen.getByText(/require a free account and a one-time payment of \$3\.99\./)).toBeTruthy();
    expect(button('Download PDF').disabled).toBe(true);
    expect(button('Download DOCX').disabled).toBe(true);
    expect(button('Download All').disabled).toBe(true);
    await user.click(button('Copy Text'));
    expect(await screen.findByText('Text copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('Dana Reyes');
  });

  it('shows the price before the download of a locked resume', async () => {
    renderDialog();
    expect((await screen.findByRole('link', { name: 'Unlock Resume – $3.99' })).getAttribute('href')).toBe(
      `/checkout/${RESUME_ID}`,
    );
  });

  it('shows no price for an unlocked resume', async () => {
    renderDialog({ api: { 'GET /api/billing': billing({ unlockedResumes: [RESUME_ID] }) } });
    await loaded();
    expect(screen.queryByText(/\$3\.99/)).toBeNull();
  });

  it('shows no price on a plan that includes downloads', async () => {
    renderDialog({ api: { 'GET /api/billing': billing({ plan: 'pro' }) } });
    await loaded();
    expect(screen.queryByText(/\$3\.99/)).toBeNull();
  });

  it('downloads the PDF and shows how many of its fields were found', async () => {
    const { user } = renderDialog({
      api: { [`GET /api/export/pdf/${RESUME_ID}`]: pdf, [`GET /api/export/pdf/${RESUME_ID}/report`]: report() },
    });
    await user.click(button('Download PDF'));
    expect(await screen.findByText('12 of 12 fields found')).toBeTruthy();
    expect(downloads).toEqual(['Dana-Reyes-Resume.pdf']);
  });

  it('waits for the report while the server is busy', async () => {
    const answers = [new Reply(503, { code: 'busy', message: 'The service is busy.' }), report()];
    const { user } = renderDialog({
      api: {
        [`GET /api/export/pdf/${RESUME_ID}`]: pdf,
        [`GET /api/export/pdf/${RESUME_ID}/report`]: () => answers.shift(),
      },
    });
    await user.click(button('Download PDF'));
    expect(await screen.findByText('12 of 12 fields found', undefined, { timeout: 5_000 })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links each field that is missing from the file to its input', async () => {
    const missing = [{ path: 'personal.phone', label: 'Phone' }];
    const { user, onField } = renderDialog({
      api: {
        [`GET /api/export/pdf/${RESUME_ID}`]: pdf,
        [`GET /api/export/pdf/${RESUME_ID}/report`]: report({ found: 11, missing }),
      },
    });
    await user.click(button('Download PDF'));
    await user.click(await screen.findByRole('button', { name: 'Phone' }));
    expect(onField).toHaveBeenCalledWith('personal.phone');
  });

  it('shows the reason for a failed export', async () => {
    const message = 'The file could not be made. Shorten the longest bullet.';
    const { user } = renderDialog({
      api: { [`GET /api/export/docx/${RESUME_ID}`]: () => new Reply(422, { code: 'render_failed', message }) },
    });
    await user.click(button('Download DOCX'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(button('Download DOCX').disabled).toBe(false);
  });

  it('downloads nothing if the draft cannot be saved', async () => {
    const { user } = renderDialog({ state: { kind: 'offline' } });
    await user.click(button('Download PDF'));
    expect((await screen.findByRole('alert')).textContent).toBe('Save your resume before you export it.');
    expect(downloads).toEqual([]);
  });

  it('lists missing fields without blocking the export', async () => {
    const { user, onField } = renderDialog({ phone: '' });
    await user.click(await screen.findByRole('button', { name: 'Phone' }));
    expect(onField).toHaveBeenCalledWith('personal.phone');
    expect(button('Download PDF').disabled).toBe(false);
  });
});
