import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { resumeRecord } from '@shortlist/shared/writing/guard-record';
import { factGuard } from '@shortlist/shared/writing/fact-guard';
import { coverLetter } from './backend/dist/ai/kinds/cover-letter.js';
import { linkedin } from './backend/dist/ai/kinds/linkedin.js';
const NOW = new Date('2026-01-15');
const folder = 'bench/guard';
const read = (prefix) => readdirSync(folder).filter((f) => new RegExp(`(?:^|-)${prefix}(?:-.*)?\\.json$`).test(f)).sort().flatMap((f) => JSON.parse(readFileSync(path.join(folder, f), 'utf8')));
const sources = new Map(read('sources').map((s) => [s.id, { ...s, data: readResumeData(s.data) }]));
const kind = process.argv[2];
for (const c of read(kind)) {
  if (c.route === 'rewrite-bullets') continue;
  const s = sources.get(c.source);
  const subject = { body: { resumeData: s.data, jdText: s.posting, tone: 'plain', length: 'short', recipient: '', company: '', role: '' }, profile: null, now: NOW };
  const q = coverLetter.question(subject);
  const record = { ...resumeRecord(s.data, s.posting, NOW), isToEmployer: c.route === 'cover-letter' };
  const flags = factGuard(q.sources, c.text, record);
  if (kind === 'honest' ? flags.length : !flags.length) console.log(`${c.id} ${c.route}: ${c.text}\n   [${flags.map((f) => `${f.kind}:${f.text}`).join(' | ')}]`);
}
