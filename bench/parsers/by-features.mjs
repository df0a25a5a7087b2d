// A parser that imitates browser-based tools. A section begins at a short bold heading with a known word, and an entry
// begins at a bold line. To tell the texts above an entry's bullets apart, the parser scores features such as a month
// or a year. Written from the published description of such a parser.
import { textOf } from './pdf-lines.mjs';

const SECTIONS = {
  summary: ['summary', 'objective'],
  experience: ['work', 'experience', 'employment', 'history', 'job'],
  education: ['education'],
  skills: ['skill'],
  others: ['project', 'award', 'certif', 'licens', 'volunteer', 'language', 'honor', 'course'],
};
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i;
const YEAR = /\b(?:19|20)\d{2}\b/;
const PRESENT = /\b(?:present|current|now)\b/i;
const BULLET = /^[•◦▪●·–*-]\s*/;
const SCHOOL = /college|university|institute|school|academy|basis/i;
const DEGREE =
  /associate|bachelor|master|doctor|ph\.?d|b\.?s\b|b\.?a\b|m\.?s\b|m\.?a\b|bsc|ba\b|msc|diploma|certificate|degree/i;

export function parseByFeatures(lines) {
  const sections = sectionsOf(lines);
  return {
    name: nameOf(sections.profile ?? []),
    jobs: entriesOf(sections.experience ?? []).map(jobOf),
    schools: entriesOf(sections.education ?? []).map(schoolOf),
    skills: (sections.skills ?? [])
      .flatMap((line) =>
        textOf(line)
          .replace(BULLET, '')
          .split(/[,:;|]/),
      )
      .map((skill) => skill.trim()),
  };
}

function sectionsOf(lines) {
  const sections = { profile: [] };
  let current = 'profile';
  for (const line of lines) {
    const found = headingOf(line);
    if (found) {
      current = found;
      sections[current] ??= [];
    } else sections[current].push(line);
  }
  return sections;
}

function headingOf(line) {
  if (line.items.length !== 1) return undefined;
  const [{ text, isBold }] = line.items;
  const words = text.split(' ').filter((word) => word !== '&');
  const isCapitals = isBold && text === text.toUpperCase() && /[A-Z]/.test(text);
  const isTitle = words.length <= 3 && /^[A-Za-z &]+$/.test(text) && /^[A-Z]/.test(text) && isBold;
  if (!isCapitals && !isTitle) return undefined;
  return Object.keys(SECTIONS).find((key) => SECTIONS[key].some((word) => text.toLowerCase().includes(word)));
}

const scored = (pieces, features) =>
  pieces
    .map((text) => ({ text, score: features.reduce((sum, [holds, points]) => sum + (holds(text) ? points : 0), 0) }))
    .sort((a, b) => b.score - a.score)[0];

const nameOf = (lines) =>
  scored(
    lines.flatMap(({ items }) => items.map(({ text }) => text)),
    [
      [(text) => /^[\p{L}\s.,'’-]+$/u.test(text), 3],
      [(text) => text.split(' ').length <= 5, 1],
      [(text) => lines.some(({ items }) => items.some((item) => item.text === text && item.isBold)), 2],
      [(text) => lines[0] && textOf(lines[0]) === text, 1],
      [(text) => /[@\d/]/.test(text), -4],
    ],
  )?.text ?? '';

/** A new entry begins at every bold line that is neither a bullet nor a GPA. */
function entriesOf(lines) {
  const entries = [];
  for (const line of lines) {
    const [first] = line.items;
    const isHead = first.isBold && !BULLET.test(first.text) && !/^gpa/i.test(first.text);
    if (isHead || entries.length === 0) entries.push([]);
    entries.at(-1).push(line);
  }
  return entries;
}

function jobOf(lines) {
  const at = lines.findIndex((line) => BULLET.test(textOf(line)));
  const head = lines.slice(0, at < 0 ? lines.length : at).flatMap(({ items }) => items.map(({ text }) => text));
  const pieces = head.flatMap((text) => text.split(/\s\|\s/)).filter(Boolean);
  const date = scored(pieces, [
    [(text) => YEAR.test(text), 1],
    [(text) => MONTH.test(text), 1],
    [(text) => PRESENT.test(text), 1],
    [(text) => text.split(' ').length > 6, -2],
  ]);
  const others = pieces.filter((text) => text !== date?.text);
  const bold = lines[0]?.items.find(({ isBold }) => isBold)?.text;
  const title = others.find((text) => bold?.startsWith(text)) ?? others[0] ?? '';
  const company = others.find((text) => text !== title) ?? '';
  return { title, company, date: date?.score > 0 ? date.text : '', bullets: bulletsOf(at < 0 ? [] : lines.slice(at)) };
}

function bulletsOf(lines) {
  const bullets = [];
  for (const line of lines) {
    const text = textOf(line);
    if (BULLET.test(text)) bullets.push(text.replace(BULLET, ''));
    else if (bullets.length > 0) bullets.push(`${bullets.pop()} ${text}`);
  }
  return bullets;
}

function schoolOf(lines) {
  const pieces = lines.flatMap(({ items }) => items.flatMap(({ text }) => text.split(/\s\|\s/)));
  const degree = pieces.find((text) => DEGREE.test(text) && !SCHOOL.test(text)) ?? pieces[0] ?? '';
  return { degree, school: pieces.find((text) => text !== degree && (SCHOOL.test(text) || !YEAR.test(text))) ?? '' };
}
