import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { journalStore } from '../../../storage/journal-store.js';
import { fakeBrowser } from '../../builder/saving/record/fake-browser.js';
import { LINKEDIN } from './companion-kind.js';
import { companionWork } from './companion-work.js';
import { sendPendingCompanions } from './send-pending-companions.js';

const RESUME = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const CONTENT = { ...LINKEDIN.blank(emptyResumeData()), about: 'Nurse.' };
const { stored } = fakeBrowser();
let status: number;
let requests: string[];

beforeEach(async () => {
  stored.clear();
  status = 200;
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    requests.push(path as string);
    return Promise.resolve(Response.json({ revision: 1 }, { status }));
  });
  await companionWork({ resumeId: RESUME, userId: 'nia', kind: LINKEDIN, resumeTitle: 'Resume' }).journal.keep({
    key: 'editor',
    userId: 'nia',
    resumeId: `${RESUME}/linkedin`,
    base: null,
    content: CONTENT,
    sent: {},
    suggested: false,
    step: 0,
    at: 1,
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('sendPendingCompanions', () => {
  it('sends a text and deletes its copy on the device', async () => {
    expect(await sendPendingCompanions('nia', undefined)).toBe(true);
    expect(requests).toEqual([`/api/resumes/${RESUME}/documents/linkedin`]);
    expect(await journalStore.all()).toEqual([]);
  });

  it('keeps the unsent text while the server is unavailable', async () => {
    status = 503;
    expect(await sendPendingCompanions('nia', undefined)).toBe(false);
    expect(await journalStore.all()).toMatchObject([{ title: 'Resume: LinkedIn summary', work: { text: CONTENT } }]);
  });

  it("sends neither other users' texts nor texts of the resume that is open on the page", async () => {
    await sendPendingCompanions('another', undefined);
    await sendPendingCompanions('nia', RESUME);
    expect(requests).toEqual([]);
  });
});
