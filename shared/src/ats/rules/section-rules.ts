import type { ResumeData } from '../../resume/resume-data.js';
import { failureShare, isFilled, type Rule, type ScoreInput } from './rule.js';
import { hasOddCharacters } from '../bullets/text-facts.js';

const SKILLS_ENOUGH = 3;
const LISTED_TWICE = 0.75;
/** Minimum scale of the template's font size. At a smaller scale, text is smaller than 9 points. */
const READABLE_SCALE = 0.9;
/** Sections that application forms require. */
const EXPECTED = ['experience', 'education', 'skills'] as const;
const HAS_CONTENT: Record<(typeof EXPECTED)[number], (data: ResumeData) => boolean> = {
  experience: ({ experience }) =>
    experience.some(({ role, company, bullets }) => [role, company, ...bullets].some(isFilled)),
  education: ({ education }) => education.some(({ school, degree }) => isFilled(school) || isFilled(degree)),
  skills: ({ skills }) => skills.some(isFilled),
};

export const SECTION_RULES: readonly Rule[] = [
  {
    id: 'education',
    max: 8,
    evaluate: ({ data: { education } }) => {
      const schools = education.map((school, index) => ({ school, index }));
      const entered = schools.filter(({ school }) => isFilled(school.school) || isFilled(school.degree));
      if (entered.length === 0)
        return {
          share: 0,
          message: 'Add your education: school and degree or qualification.',
          path: 'education.0.school',
        };
      const partial = entered.filter(({ school }) => !isFilled(school.school) || !isFilled(school.degree));
      return failureShare(
        partial.map(({ school, index }) => `education.${index}.${isFilled(school.school) ? 'degree' : 'school'}`),
        entered.length * 2,
        'Education lists school and degree.',
        () => 'Add both the school and the degree.',
      );
    },
  },
  { id: 'skills', max: 8, evaluate: evaluateSkills },
  {
    id: 'shown-sections',
    max: 2,
    evaluate: ({ data }) => {
      const { hiddenSections = [] } = data.settings;
      if (hiddenSections.length === 0) return undefined;
      const filled = EXPECTED.filter((id) => HAS_CONTENT[id](data));
      const hidden = filled.filter((id) => hiddenSections.includes(id));
      return failureShare(
        hidden.map(() => 'settings.hiddenSections'),
        filled.length,
        'Experience, education and skills have standard headings.',
        () => `Show ${hidden.join(' and ')} again: hidden sections are not in the file.`,
      );
    },
  },
  {
    id: 'odd-characters',
    max: 3,
    evaluate: ({ data, bullets }) => {
      const texts = [
        { text: data.personal.fullName, path: 'personal.fullName' },
        { text: data.personal.jobTitle, path: 'personal.jobTitle' },
        { text: data.summary.text, path: 'summary.text' },
        ...data.skills.map((text, index) => ({ text, path: `skills.${index}` })),
        ...data.experience.flatMap((job, index) => [
          { text: job.role, path: `experience.${index}.role` },
          { text: job.company, path: `experience.${index}.company` },
        ]),
        ...data.education.map(({ degree }, index) => ({ text: degree, path: `education.${index}.degree` })),
        ...data.certifications.map(({ name }, index) => ({ text: name, path: `certifications.${index}.name` })),
        ...data.extras.projects.map(({ name }, index) => ({ text: name, path: `extras.projects.${index}.name` })),
      ].filter(({ text }) => isFilled(text));
      const count = texts.length + bullets.length;
      if (count === 0) return undefined;
      const odd = [
        ...texts.filter(({ text }) => hasOddCharacters(text)),
        ...bullets.filter(({ facts }) => facts.hasOddCharacters),
      ].map(({ path }) => path);
      return failureShare(odd, Math.min(odd.length * 2, count), 'No emoji or special symbols found.', (count) =>
        count === 1
          ? 'Remove the emoji and symbols from one field: parsers drop them.'
          : `Remove the emoji and symbols from ${count} fields: parsers drop them.`,
      );
    },
  },
  {
    id: 'readable-size',
    max: 2,
    evaluate: ({ data }) => {
      const { fontScale } = data.settings;
      if (fontScale === undefined) return undefined;
      if (fontScale >= READABLE_SCALE) return { share: 1, message: 'The font is large enough.' };
      return {
        share: 0,
        message: 'Set the font size to 90% or more: smaller text is hard to read and to scan.',
        path: 'settings.fontScale',
      };
    },
  },
];

/** Returns whether several skills were typed into one line ("Word, Excel, Outlook"), which parsers do not split. */
const isSeveral = (skill: string): boolean =>
  skill
    .replace(/\([^()]*\)/g, '')
    .split(/[,;|•]/)
    .filter(isFilled).length > 2;

function evaluateSkills({ data: { skills } }: ScoreInput) {
  const filled = skills.map((skill, index) => ({ skill, index })).filter(({ skill }) => isFilled(skill));
  const names = filled.map(({ skill }) => skill.trim().toLowerCase());
  // A skill that is listed more than once earns no points at all, so repeating a skill never adds points.
  const once = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  const share = Math.min(1, once.length / SKILLS_ENOUGH);
  const crowded = filled.find(({ skill }) => isSeveral(skill));
  const again = filled.find((_, place) => names.indexOf(names[place]!) !== place);
  if (crowded)
    return {
      share: 0.5,
      message: 'Enter each skill separately, so that employers can search for it.',
      path: `skills.${crowded.index}`,
    };
  if (again)
    return {
      share: share * LISTED_TWICE,
      message: `List each skill once: "${again.skill.trim()}" is repeated.`,
      path: `skills.${again.index}`,
    };
  if (share === 1) return { share, message: 'Skills are entered separately.' };
  return { share, message: `List at least ${SKILLS_ENOUGH} skills.`, path: 'skills' };
}
