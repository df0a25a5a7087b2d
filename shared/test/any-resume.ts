import fc from 'fast-check';
import { readResumeData } from '../src/resume/read-resume-data.js';
import type { ResumeData } from '../src/resume/resume-data.js';

const word = fc.oneof(
  fc.constantFrom(
    'Led', 'managed', 'a team of 12', 'nurses', 'by 15%', 'in 2021', 'Oracle', 'Acme GmbH', 'C#', 'Node.js', '$2.4M', 'MBA', 'and',
    'responsible for', 'B.Sc.', 'Trained', 'the', 'night shift', '[how many?]', 'Dr. Who', 'e.g. Leeds', '–', '(est. 1990)', 'promoted to',
    'ﬁrst', '12–14', 'I', 'we', 'Zürich', '看護', 'Elm & Sons, Inc.', '2,000', '5k', 'SAP S/4HANA', 'one', 'ten', 'PhD',
  ),
  fc.string({ maxLength: 12 }),
); // prettier-ignore
/** Random texts that mix words from resumes with meaningless characters. */
export const anyText = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '));
export const anyResume: fc.Arbitrary<ResumeData> = fc
  .record({
    personal: fc.record({ fullName: anyText, jobTitle: anyText, email: anyText, phone: anyText }),
    skills: fc.array(anyText, { maxLength: 8 }),
    experience: fc.array(
      fc.record({
        role: anyText,
        company: anyText,
        startDate: fc.constantFrom('2015', 'Mar 2019', '2021-05', 'soon'),
        endDate: fc.constantFrom('2018', '2022', ''),
        current: fc.boolean(),
        bullets: fc.array(anyText, { maxLength: 5 }),
      }),
      { maxLength: 4 },
    ),
    education: fc.array(fc.record({ degree: anyText, school: anyText, year: fc.constantFrom('2014', '', '2031') }), {
      maxLength: 2,
    }),
    certifications: fc.array(fc.record({ name: anyText }), { maxLength: 4 }),
    extras: fc.record({
      projects: fc.array(fc.record({ name: anyText }), { maxLength: 3 }),
      awards: fc.array(anyText, { maxLength: 3 }),
      volunteer: fc.array(fc.record({ role: anyText, organization: anyText }), { maxLength: 2 }),
      languages: fc.array(fc.record({ name: anyText, level: anyText }), { maxLength: 3 }),
    }),
  })
  .map((data) => readResumeData(data));
