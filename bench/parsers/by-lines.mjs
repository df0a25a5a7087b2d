// A parser that imitates simple line-by-line tools. A heading must equal a known heading. A line that ends with a date
// range starts a job. The employer is the text in this line before a vertical bar or a wide gap, and the job title is
// the line above.
import { textOf } from './pdf-lines.mjs';

const HEADINGS = new Map(
  [
    ['summary', 'summary|professional summary|executive summary|profile|objective|career objective|about me'],
    ['experience', 'experience|work experience|professional experience|employment|employment history|work history'],
    ['education', 'education|academic background|education and training'],
    ['skills', 'skills|technical skills|core skills|key skills|core competencies'],
    [
      'others',
      'certifications|licenses & certifications|licenses and certifications|certificates|projects|selected projects|personal projects|awards|honors|volunteer experience|volunteering|languages',
    ],
  ].flatMap(([section, words]) => words.split('|').map((word) => [word, section])),
);
const DATE = String.raw`(?:(?:spring|summer|fall|autumn|winter|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+)?(?:19|20)\d{2}`;
const RANGE = new RegExp(String.raw`${DATE}\s*[–-]\s*(?:${DATE}|present|current|now)\s*$`, 'i');
const BULLET = /^[•◦▪●·*]\s*|^-\s+/;

export function parseByLines(pdfLines) {
  const lines = pdfLines.map((line) => ({ text: textOf(line), items: line.items }));
  const sections = { profile: [] };
  let current = 'profile';
  for (const line of lines) {
    const found = HEADINGS.get(line.text.toLowerCase().replace(/:$/, ''));
    if (found) {
      current = found;
      sections[current] ??= [];
    } else sections[current].push(line);
  }
  return {
    name: sections.profile[0]?.text ?? '',
    jobs: jobsOf(sections.experience ?? []),
    schools: schoolsOf(sections.education ?? []),
    skills: (sections.skills ?? [])
      .map(({ text }) => text.replace(/^[A-Z][\w& ]{2,30}:\s/, ', '))
      .join(' ')
      .split(/[,;|]/)
      .map((skill) => skill.trim()),
  };
}

function jobsOf(lines) {
  const jobs = [];
  let above = '';
  for (const { text, items } of lines) {
    const range = RANGE.exec(text);
    if (range && !BULLET.test(text)) {
      const [employer = ''] = items[0].text.split(/\s\|\s/);
      jobs.push({ title: above, company: employer.replace(RANGE, '').trim(), date: range[0].trim(), bullets: [] });
      above = '';
    } else if (BULLET.test(text)) jobs.at(-1)?.bullets.push(text.replace(BULLET, ''));
    else {
      const job = jobs.at(-1);
      // A line that is neither bold nor a bullet continues the bullet above it.
      if (job?.bullets.length && !items[0].isBold) job.bullets.push(`${job.bullets.pop()} ${text}`);
      else above = text;
    }
  }
  return jobs;
}

function schoolsOf(lines) {
  const schools = [];
  for (const { text, items } of lines) {
    if (/^gpa/i.test(text)) continue;
    if (items[0].isBold) schools.push({ degree: items[0].text, school: '' });
    else if (schools.length > 0 && schools.at(-1).school === '')
      schools.at(-1).school = items[0].text.split(/\s\|\s/)[0];
  }
  return schools;
}
