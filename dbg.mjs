import { readFileSync } from 'node:fs';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { resumeRecord } from '@shortlist/shared/writing/guard-record';
import { factGuard } from '@shortlist/shared/writing/fact-guard';
const src = ['a-sources','sources'].flatMap((n)=>JSON.parse(readFileSync(`bench/guard/${n}.json`)));
const [id, ...t] = process.argv.slice(2);
const s = src.find((x)=>x.id===id); const data = readResumeData(s.data);
const record = {...resumeRecord(data, s.posting, new Date('2026-01-15')), isToEmployer: true};
for (const text of t) console.log(text, JSON.stringify(factGuard([JSON.stringify(data)], text, record)));
