// Builds the content of a resume as another program would print it: the fields in the wording and order of a layout.
import { formatDate, formatSpan } from '@shortlist/shared/resume/dates';

const bold = (text) => ({ text, bold: true });
const plain = (text) => ({ text });
const filled = (parts, separator) => parts.filter(Boolean).join(separator);

const span = (job) => filled(Object.values(formatSpan(job, 'en')), ' – ');

/**
 * The lines at the top of a job in each layout. `right` is text at the right edge, and `aside` is text in a column to
 * the left of the entry.
 */
const JOBS = {
  stacked: ({ role, company, location }, dates) => ({
    lines: [{ runs: [bold(role)], right: dates }, { runs: [plain(filled([company, location], ', '))] }],
  }),
  at: ({ role, company, location }, dates) => ({
    lines: [{ runs: [bold(filled([role, company], ' at '))], right: dates }, { runs: [plain(location)] }],
  }),
  '@': ({ role, company, location }, dates) => ({
    lines: [{ runs: [bold(filled([role, company], ' @ '))] }, { runs: [plain(filled([dates, location], ' | '))] }],
  }),
  'company-first': ({ role, company, location }, dates) => ({
    lines: [
      { runs: [bold(company)], right: location },
      { runs: [{ text: role, italic: true }], right: dates },
    ],
  }),
  bars: ({ role, company, location }, dates) => ({
    lines: [{ runs: [bold(role), plain(` | ${filled([company, location, dates], ' | ')}`)] }],
  }),
  'dates-left': ({ role, company, location }, dates) => ({
    aside: dates,
    lines: [{ runs: [bold(role)] }, { runs: [plain(filled([company, location], ', '))] }],
  }),
  comma: ({ role, company, location }, dates) => ({
    lines: [{ runs: [bold(role), plain(`, ${company}`)] }, { runs: [plain(filled([dates, location], ' | '))] }],
  }),
};

const CERTIFICATES = {
  brackets: ({ name, issuer, year }) => ({
    item: [issuer, year].some(Boolean) ? `${name} (${filled([issuer, year], ', ')})` : name,
  }),
  dash: ({ name, issuer, year }) => ({ item: filled([name, filled([issuer, year], ', ')], ' – ') }),
  stacked: ({ name, issuer, year }) => ({
    lines: [{ runs: [bold(name)] }, { runs: [plain(filled([issuer, year], ', '))] }],
  }),
};

/** @returns name, headline, contacts and sections, each a heading with blocks of entries, items, text or skills */
export function contentOf(data, layout) {
  const { personal, summary, skills, experience, education, certifications, extras } = data;
  const isAside = layout.job === 'dates-left';
  const jobs = experience.map((job) => ({ ...JOBS[layout.job](job, span(job)), bullets: job.bullets }));
  const schools = education.map(({ degree, school, location, year, graduationDate, gpa }) => {
    const date = graduationDate ? formatDate(graduationDate, 'en') : year;
    const below = [
      { runs: [plain(filled([school, location], ', '))] },
      ...(gpa ? [{ runs: [plain(`GPA: ${gpa}`)] }] : []),
    ];
    return isAside || isNarrow(layout)
      ? {
          aside: isAside ? date : undefined,
          lines: [{ runs: [bold(degree)] }, ...below, ...(isAside ? [] : [{ runs: [plain(date)] }])],
          bullets: [],
        }
      : { lines: [{ runs: [bold(degree)], right: date }, ...below], bullets: [] };
  });
  const certificates = certifications.map(CERTIFICATES[layout.certificate]);
  const volunteering = extras.volunteer.map(({ role, organization, startDate, endDate, description }) => {
    const head = JOBS[layout.job](
      { role, company: organization, location: '' },
      span({ startDate, endDate, current: false }),
    );
    return {
      ...head,
      lines: head.lines.filter(({ runs }) => runs.some(({ text }) => text !== '')),
      bullets: [description].filter(Boolean),
    };
  });
  const sections = [
    { id: 'summary', heading: 'Summary', text: summary.text },
    { id: 'experience', heading: 'Work Experience', entries: jobs },
    {
      id: 'projects',
      heading: 'Projects',
      entries: extras.projects.map(({ name, description }) => ({
        lines: [{ runs: [bold(name)] }],
        bullets: [description],
      })),
    },
    { id: 'volunteer', heading: 'Volunteering', entries: volunteering },
    { id: 'awards', heading: 'Awards', items: extras.awards },
    { id: 'education', heading: 'Education', entries: schools },
    { id: 'skills', heading: 'Skills', skills },
    layout.certificate === 'stacked'
      ? {
          id: 'certifications',
          heading: 'Certifications',
          entries: certificates.map((entry) => ({ ...entry, bullets: [] })),
        }
      : { id: 'certifications', heading: 'Certifications', items: certificates.map(({ item }) => item) },
    {
      id: 'languages',
      heading: 'Languages',
      lines: extras.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)),
    },
  ].filter(({ text, entries, items, skills: list, lines }) => (text ?? entries ?? items ?? list ?? lines).length > 0);
  for (const { entries = [] } of sections)
    for (const entry of entries)
      entry.lines = entry.lines.filter(({ runs, right }) => right || runs.some(({ text }) => text !== ''));
  return {
    name: personal.fullName,
    headline: personal.jobTitle,
    contacts: [personal.email, personal.phone, personal.location, personal.linkedin, personal.portfolio].filter(
      Boolean,
    ),
    sections,
  };
}

const isNarrow = ({ columns }) => columns !== 'one';

const ASIDE = new Set(['education', 'skills', 'certifications', 'languages']);
export const asideOf = (sections) => sections.filter(({ id }) => ASIDE.has(id));
export const mainOf = (sections) => sections.filter(({ id }) => !ASIDE.has(id));
