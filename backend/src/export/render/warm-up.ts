import {
  TEMPLATE_KEYS,
  emptyEducation,
  emptyExperience,
  emptyResumeData,
  type ResumeData,
} from '@shortlist/shared/resume/resume-data';
import { makeFile } from './make-file.js';

/** Loads fonts and lets V8 compile the code before the first request. */
export async function warmUp(): Promise<void> {
  for (const templateKey of TEMPLATE_KEYS) {
    const source = { data: specimen(), templateKey, updatedAt: new Date() };
    await makeFile(source, 'pdf');
    await makeFile(source, 'docx');
  }
}

function specimen(): ResumeData {
  const job = {
    ...emptyExperience(),
    role: 'Specimen of a role',
    company: 'Specimen & Co.',
    location: 'Springfield',
    startDate: 'Jan 2020',
    current: true,
    bullets: Array.from(
      { length: 5 },
      (_, i) => `Warmed ${i + 1} line of text that is long enough to be broken over two lines of a page.`,
    ),
  };
  const data = emptyResumeData();
  return {
    ...data,
    personal: { ...data.personal, fullName: 'Specimen Person', email: 'specimen@example.com', phone: '+1 555 0100' },
    summary: { text: 'A paragraph that nobody will read, set in every template before the first real one.' },
    skills: ['Setting', 'Breaking', 'Placing'],
    experience: [job, job, job],
    education: [{ ...emptyEducation(), school: 'Specimen University', degree: 'BSc', year: '2019' }],
  };
}
