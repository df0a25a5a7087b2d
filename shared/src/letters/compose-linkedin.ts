import { isOccupation } from '../facts/occupations.js';
import { readText } from '../ats/bullets/text-facts.js';
import { correctedResume } from './notes/typed-slips.js';
import { letterData } from './letter-data.js';
import { heldOnly } from '../resume/held-only.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';
import { capitalized, withoutBrackets } from '../text/words.js';
import { inBritish, isForBritish } from './british-english.js';
import { alsoHeld, backgroundOf, personTitle } from './evidence/background.js';
import { claimsOf, latestJob, type Claim } from './evidence/claims.js';
import { paragraphsOf, type Piece } from './evidence/fill-to-length.js';
import { frameOf, isForEnglish } from './frames.js';
import { LINKEDIN_LIMITS, type LetterTone } from '../product/letter-options.js';
import { ONLY_ENGLISH, ONLY_SHORT, ownBullets, ownSkills } from './other-languages.js';
import { PHRASES } from './evidence/phrases.js';
import { relevanceIn, provenSkills, type JobRequirements } from './evidence/proven-skills.js';
import { resultsOf, withWhere } from './evidence/result-pieces.js';
import { spokenLanguages } from './evidence/spoken-languages.js';
import { shortRole } from './evidence/short-role.js';
import { letterSources, traceable } from './evidence/traceable.js';

export interface ComposedLinkedin {
  headline: string;
  about: string;
  /** Notice that explains why the headline or the "About" text is missing. */
  notice?: string;
}

const HEADLINE_SKILLS = 3;
const ABOUT_SKILLS = 12;
const MAX_FIGURE_LENGTH = 80;
const MAX_TITLE_LENGTH = 100;
/** Positions of the fixed sentences in the "About" text. Positions 1 and 2 are for results. */
const [WHO, FIT, INVITATION, SKILLS] = [0, 3, 4, 5];

const INVITATIONS: Readonly<Record<LetterTone, string>> = {
  plain: 'Messages about work and ideas are welcome here.',
  warm: 'I’m always happy to hear from people who do similar work, so please say hello!',
  formal: 'I welcome messages about professional opportunities.',
};

/**
 * Composes a LinkedIn headline and "About" text by fixed rules from the resume's own facts, within LinkedIn's limits.
 * Deterministic; never claims a requirement of the job for the user.
 * @param resume resume whose hidden sections are left out
 * @param profile requirements of the job, which select among the user's skills and results
 */
export function composeLinkedin(
  resume: ResumeData,
  profile: JobRequirements | null,
  tone: LetterTone,
  now: Date,
): ComposedLinkedin {
  const data = correctedResume(heldOnly(letterData(resume), now));
  const isEnglish = isForEnglish(data);
  const skills = provenSkills(data, profile);
  const named = [...skills.asked, ...skills.others];
  const claims = isEnglish ? claimsOf(data, relevanceIn(profile)) : [];
  const sources = letterSources(data, {}, now);
  const headline = traceable(sources, headlineOf(data, named, claims), (parts) =>
    parts.map(({ text }) => text).reduce(withPart, ''),
  );
  if (!isEnglish) return { headline, ...aboutInOtherWords(data) };
  return { headline, about: aboutOf(data, profile, tone, now, named) };
}

/** Composes the headline from the job title, the skills and the strongest figure. */
function headlineOf(data: ResumeData, skills: readonly string[], claims: readonly Claim[]): Piece[] {
  const typed = cleanLine(data.personal.jobTitle);
  const own = (typed.length <= MAX_TITLE_LENGTH ? typed : '') || shortRole(typed);
  const title = own === '' || !isOccupation(shortRole(own)) ? personTitle(data) || own : own;
  const school = data.education.map(({ degree, school }) =>
    [withoutBrackets(degree), school].map(cleanLine).filter(Boolean).join(', '),
  );
  return [
    title || (school[0] ?? ''),
    skills
      .filter((skill) => !title.toLowerCase().includes(skill.toLowerCase()))
      .slice(0, HEADLINE_SKILLS)
      .map(asLabel)
      .join(', '),
    // A result of an earlier job does not fit beside the current title.
    figureOf(claims.filter(({ job }) => job.index === latestJob(data)?.index)) ?? '',
  ].flatMap((text, paragraph) => (text === '' ? [] : [{ paragraph, text, rank: 0 }]));
}

/** Capitalizes a skill, unless its name begins with a lower-case letter: "ggplot2", "macOS". */
const asLabel = (skill: string): string => (/^\p{Ll}+[\p{Lu}\p{Nd}]/u.test(skill) ? skill : capitalized(skill));

/** Appends a part to the headline if all of it fits into LinkedIn's limit. */
function withPart(line: string, part: string): string {
  const longer = line === '' ? part : `${line} | ${part}`;
  return longer.length <= LINKEDIN_LIMITS.headline ? longer : line;
}

const MEASURED = /%|[$€£]\s?\p{Nd}/u;
/** Matches a figure, but not a number that belongs to a name: "7" in "C# 7". */
const COUNTED = /(?<![\p{L}#.+]\s?)\p{Nd}[\p{Nd},.]+/u;

/** Returns the clause with the figure of the strongest result, if the clause is short and makes sense alone. */
function figureOf(claims: readonly Claim[]): string | undefined {
  const parts = claims
    .filter(({ subject, text }) => subject === 'I' && readText(text).opensWithOwnWork)
    .map(({ text }) =>
      text
        .split(/[;:]\s|\s[–—]\s|,\s(?=(?:and|while|which|with(?!\s(?:about |around |over )?\d))\s)|\.\s/u)[0]!
        .trimEnd(),
    )
    .filter((part) => part.length <= MAX_FIGURE_LENGTH && part.split(' ').length >= 3);
  const figure = parts.find((part) => MEASURED.test(part)) ?? parts.find((part) => COUNTED.test(part));
  return figure && capitalized(figure);
}

function aboutOf(
  data: ResumeData,
  profile: JobRequirements | null,
  tone: LetterTone,
  now: Date,
  skills: readonly string[],
): string {
  const phrases = PHRASES[tone];
  const title = personTitle(data);
  const background = backgroundOf(data, now, relevanceIn(profile), phrases.iAm, undefined, title);
  const results = resultsOf(data, background.who, {
    relevance: relevanceIn(profile),
    phrases,
    most: { latest: 4, earlier: 3 },
    role: title,
    isProfile: true,
  });
  const pieces: Piece[] = [
    { paragraph: WHO, text: withWhere(background.who, results.where) ?? '', rank: 0 },
    ...results.pieces,
    ...[
      background.learned,
      alsoHeld(background.allCertificates, background.learned),
      background.projects,
      background.awards,
      spokenLanguages(data.extras.languages, relevanceIn(profile), () => true),
      background.volunteer,
    ].map((text) => ({ paragraph: FIT, text: text ?? '', rank: 0 })),
    // An invitation adds nothing to a text that shows what the user has done.
    { paragraph: INVITATION, text: results.pieces.length > 1 ? '' : INVITATIONS[tone], rank: 0 },
  ]
    .filter(({ text }) => text !== '')
    .map((piece) => (isForBritish(data) ? { ...piece, text: inBritish(piece.text) } : piece));
  const known = skills.slice(0, ABOUT_SKILLS).map(asLabel).join(' · ');
  const skillsLine = { paragraph: SKILLS, text: `Skills: ${known}`, rank: 0 };
  const all = known === '' ? pieces : [...pieces, skillsLine];
  return traceable(letterSources(data, {}, now), all, (sound) => withinLimit(paragraphsOf(sound)));
}

function aboutInOtherWords(data: ResumeData): Pick<ComposedLinkedin, 'about' | 'notice'> {
  const frame = frameOf(data);
  const bullets = ownBullets(data, 4);
  const skills = ownSkills(data);
  if (!frame) return { about: withinLimit([cleanLine(data.summary.text), ...bullets]), notice: ONLY_ENGLISH };
  const results = bullets.length > 0 ? [[frame.results, ...bullets].join('\n')] : [];
  return {
    about: withinLimit([cleanLine(data.summary.text), ...results, skills === '' ? '' : frame.skills(skills)]),
    notice: ONLY_SHORT,
  };
}

/** Keeps as many complete paragraphs as fit into the limit of the "About" text. */
const withinLimit = (paragraphs: readonly string[]): string =>
  paragraphs
    .filter((text) => text !== '')
    .reduce((about, text) => {
      const longer = about === '' ? text : `${about}\n\n${text}`;
      return longer.length <= LINKEDIN_LIMITS.about ? longer : about;
    }, '');
