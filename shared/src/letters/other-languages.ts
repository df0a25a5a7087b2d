import type { ResumeData } from '../resume/resume-data.js';
import { bulletText, cleanLine } from '../text/text.js';
import type { ComposedLetterText, LetterOptions } from './composed-letter.js';
import { commaOf, frameOf } from './frames.js';

const BULLETS = { short: 2, medium: 3, long: 5 } as const;
const MAX_SKILLS = 6;
const MAX_LENGTH = { bullet: 300, skill: 60 };

/** Returns up to `most` bullets, each with "•" before it. Skips bullets of more than 300 characters. */
export const ownBullets = (data: ResumeData, most: number): string[] =>
  data.experience
    .flatMap((job) => job.bullets.map((text) => bulletText(text)))
    .filter((text) => text !== '' && text.length <= MAX_LENGTH.bullet)
    .slice(0, most)
    .map((text) => `• ${text}`);

export const ownSkills = (data: ResumeData): string =>
  data.skills
    .map(cleanLine)
    .filter((skill) => skill !== '' && skill.length <= MAX_LENGTH.skill)
    .slice(0, MAX_SKILLS)
    .join(commaOf(data));

export const ONLY_SHORT =
  'The built-in writer composes full texts in English only. This is a short one in the language of your resume, with your own bullets.';
export const ONLY_ENGLISH =
  'The built-in writer does not know the language of your resume, so this is only a short draft in English.';

/**
 * Composes a short cover letter around the user's own bullets, in the resume's language. If the language is not
 * supported, writes in English without bullets and adds a notice.
 */
export function letterInOtherWords(data: ResumeData, options: LetterOptions): ComposedLetterText {
  const frame = frameOf(data);
  const [role, company, name] = [options.role, options.company, options.recipient].map(cleanLine) as [
    string,
    string,
    string,
  ];
  if (!frame)
    return {
      letter: [
        `Dear ${name || 'Hiring Team'},`,
        `I am applying for ${role ? `the ${role} position` : 'a position'}${company && ` at ${company}`}. My resume is enclosed.`,
        'I would be glad to talk with you. Thank you for your time.',
        'Kind regards,',
      ].join('\n\n'),
      notice: ONLY_ENGLISH,
    };
  const bullets = ownBullets(data, BULLETS[options.length]);
  const skills = ownSkills(data);
  return {
    letter: [
      name ? frame.greeting(name) : frame.nobody,
      frame.apply(role, company),
      ...(bullets.length > 0 ? [[frame.results, ...bullets].join('\n')] : []),
      ...(skills === '' ? [] : [frame.skills(skills)]),
      frame.closing,
      frame.regards,
    ].join('\n\n'),
    notice: ONLY_SHORT,
  };
}
