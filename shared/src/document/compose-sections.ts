import { isLabelledExpiry, isLabelledNumber } from '../skills/certificate-words.js';
import { formatDate, formatSpan } from '../resume/dates.js';
import type { ResumeWords } from '../resume/languages.js';
import type { ResumeData, SectionId } from '../resume/resume-data.js';
import { groupSkills } from '../skills/skill-groups.js';
import { bulletText, cleanLine, cleanLines, isTypedBullet, withoutMarkdown } from '../text/text.js';
import type { TemplateDefinition } from '../page/template.js';
import type { Block, BulletList, Entry, Paragraph, Run } from '../page/composed-document.js';
import { bar, comma, fromField, joined, paragraph, plain } from '../page/runs.js';

/** Maximum number of characters of a skill that always stays on one line. A longer skill may wrap. */
const MAX_UNBROKEN_LENGTH = 40;

export interface ComposeContext {
  data: ResumeData;
  template: TemplateDefinition;
  language: string;
  words: ResumeWords;
}

/** Returns the blocks of one section: none if the section has no content. */
export function composeSection(id: SectionId, context: ComposeContext): Block[] {
  return COMPOSERS[id](context);
}

const COMPOSERS: Record<SectionId, (context: ComposeContext) => Block[]> = {
  summary: ({ data }) => prose(data.summary.text, 'summary.text'),

  experience: (context) =>
    context.data.experience.flatMap((job, index) => {
      const at = `experience.${index}`;
      return entry(context.template, {
        title: fromField('title', job.role, `${at}.role`),
        organization: fromField('organization', job.company, `${at}.company`),
        place: fromField('place', job.location, `${at}.location`),
        dates: span(context, job, at),
        body: bullets(job.bullets.map((text, bullet) => [text, `${at}.bullets.${bullet}`])),
      });
    }),

  education: (context) =>
    context.data.education.flatMap((school, index) => {
      const at = `education.${index}`;
      const gpa = fromField('body', school.gpa, `${at}.gpa`);
      return entry(context.template, {
        title: fromField('title', school.degree, `${at}.degree`),
        organization: fromField('organization', school.school, `${at}.school`),
        place: fromField('place', school.location, `${at}.location`),
        dates: graduation(context, school, at),
        body: gpa.length > 0 ? [paragraph('body', [plain('label', `${context.words.gpa}: `), ...gpa])] : [],
      });
    }),

  skills: ({ data, template, words }) => {
    const skill = (text: string): Run[] =>
      fromField(
        'body',
        text,
        `skills.${data.skills.indexOf(text)}`,
        text.length > MAX_UNBROKEN_LENGTH ? {} : { unbroken: true },
      );
    const line = (skills: string[]) => joined(skills.map(skill), comma('body', words));
    const groups = template.skills === 'grouped' ? groupSkills(data.skills) : [{ label: '', skills: data.skills }];
    return groups
      .map((group) => ({ label: group.label, runs: line(group.skills) }))
      .filter((group) => group.runs.length > 0)
      .map(({ label, runs }) => paragraph('body', label ? [plain('label', `${label}: `), ...runs] : runs));
  },

  certifications: ({ data, language, words, template }) =>
    data.certifications.flatMap((certificate, index): Entry[] => {
      const at = `certifications.${index}`;
      const name = fromField('label', certificate.name, `${at}.name`);
      const issuer = fromField('body', certificate.issuer, `${at}.issuer`);
      const number = labelled(
        words.certificateNumber,
        fromField('body', certificate.number, `${at}.number`),
        isLabelledNumber,
      );
      const year = fromField('dates', formatDate(certificate.year, language), `${at}.year`);
      const expires = fromField('dates', formatDate(certificate.expires, language), `${at}.expires`);
      const head = headLine(
        'entryDetail',
        joined([joined([name, issuer], comma('body', words)), number], bar('body', template)),
        joined([year, labelled(words.expires, expires, isLabelledExpiry)], bar('dates', template)),
      );
      return head ? [{ kind: 'entry', head: [head], body: [] }] : [];
    }),

  projects: (context) =>
    context.data.extras.projects.flatMap((project, index) => {
      const at = `extras.projects.${index}`;
      return entry(context.template, {
        title: fromField('title', project.name, `${at}.name`),
        body: prose(project.description, `${at}.description`),
      });
    }),

  awards: ({ data }) => bullets(data.extras.awards.map((text, index) => [text, `extras.awards.${index}`])),

  volunteer: (context) =>
    context.data.extras.volunteer.flatMap((work, index) => {
      const at = `extras.volunteer.${index}`;
      const current = cleanLine(work.endDate) === '' && cleanLine(work.startDate) !== '';
      return entry(context.template, {
        title: fromField('title', work.role, `${at}.role`),
        organization: fromField('organization', work.organization, `${at}.organization`),
        dates: span(context, { ...work, current }, at),
        body: prose(work.description, `${at}.description`),
      });
    }),

  languages: ({ data, words }) => {
    const items = data.extras.languages.map((language, index): Run[] => {
      const at = `extras.languages.${index}`;
      const name = fromField('body', language.name, `${at}.name`);
      const level = fromField('body', language.level, `${at}.level`);
      if (name.length === 0 || level.length === 0) return [...name, ...level];
      return [...name, plain('body', ' ('), ...level, plain('body', ')')];
    });
    const runs = joined(items, comma('body', words));
    return runs.length > 0 ? [paragraph('body', runs)] : [];
  },
};

/** Puts a label before a value, such as "Expires" before a date, unless the user typed a label. */
function labelled(label: string, runs: Run[], hasOwn: (text: string) => boolean): Run[] {
  const [first] = runs;
  return !first || hasOwn(first.text) ? runs : [plain(first.role, label), ...runs];
}

interface EntryParts {
  title: Run[];
  organization?: Run[];
  place?: Run[];
  dates?: Run[];
  body: (Paragraph | BulletList)[];
}

/**
 * Composes title, employer, location and dates, always in this order. The title has a separate line, because most
 * parsers miss a title next to the employer.
 */
function entry(
  template: TemplateDefinition,
  { title, organization = [], place = [], dates = [], body }: EntryParts,
): Entry[] {
  const head: (Paragraph | undefined)[] = [];
  const where = joined([organization, place], bar('place', template));
  if (title.length === 0 || where.length === 0) head.push(headLine('entryTitle', [...title, ...where], dates));
  else head.push(paragraph('entryTitle', title), headLine('entryDetail', where, dates));
  const lines = head.filter((line) => line !== undefined);
  return lines.length > 0 || body.length > 0 ? [{ kind: 'entry', head: lines, body }] : [];
}

function headLine(role: 'entryTitle' | 'entryDetail', runs: Run[], end: Run[]): Paragraph | undefined {
  if (runs.length === 0 && end.length === 0) return undefined;
  return runs.length === 0 ? paragraph(role, end) : paragraph(role, runs, end);
}

function span(
  { language }: ComposeContext,
  dates: { startDate: string; endDate: string; current?: boolean },
  at: string,
): Run[] {
  const { start, end } = formatSpan(dates, language);
  return joined(
    [
      fromField('dates', start, `${at}.startDate`),
      fromField('dates', end, dates.current ? `${at}.current` : `${at}.endDate`),
    ],
    plain('dates', ' – '),
  );
}

/** Returns the graduation date, preceded by the school year unless the date contains that year. */
function graduation(
  { language, template }: ComposeContext,
  school: { year: string; graduationDate: string },
  at: string,
): Run[] {
  const date = formatDate(school.graduationDate, language);
  const year = formatDate(school.year, language);
  return joined(
    [
      date.includes(year) ? [] : fromField('dates', year, `${at}.year`),
      fromField('dates', date, `${at}.graduationDate`),
    ],
    bar('dates', template),
  );
}

function prose(text: string, field: string): (Paragraph | BulletList)[] {
  const blocks: (Paragraph | BulletList)[] = [];
  for (const line of cleanLines(text)) {
    if (!isTypedBullet(line)) blocks.push(paragraph('body', [{ role: 'body', text: withoutMarkdown(line), field }]));
    else {
      const item = bulletParagraph(line, field);
      const last = blocks.at(-1);
      if (!item) continue;
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    }
  }
  return blocks;
}

function bullets(items: [text: string, field: string][]): BulletList[] {
  const list = items.map(([text, field]) => bulletParagraph(text, field)).filter((item) => item !== undefined);
  return list.length > 0 ? [{ kind: 'list', items: list }] : [];
}

function bulletParagraph(text: string, field: string): Paragraph | undefined {
  const clean = bulletText(text);
  return clean ? paragraph('bullet', [{ role: 'body', text: clean, field }]) : undefined;
}
