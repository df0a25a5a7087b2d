import { isOccupation } from '../facts/occupations.js';
import { correctedResume } from './notes/typed-slips.js';
import { letterData } from './letter-data.js';
import { heldOnly } from '../resume/held-only.js';
import type { ResumeData } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';
import { capitalized, withoutBrackets } from '../text/words.js';
import { discreet } from './answers/discreet.js';
import { headlineFigure, verbFormsOf } from './headline-figure.js';
import { inBritish, isForBritish } from './british-english.js';
import { alsoHeld, backgroundOf, personTitle } from './evidence/background.js';
import { claimsOf, latestJob, type Claim } from './evidence/claims.js';
import { paragraphsOf, type Piece } from './evidence/fill-to-length.js';
import { frameOf, isForEnglish } from './frames.js';
import { LINKEDIN_LIMITS, type LetterTone } from '../product/letter-options.js';
import { ONLY_ENGLISH, ONLY_SHORT, ownBullets, ownSkills } from './other-languages.js';
import { deedsOf } from './ordinary/chosen-deeds.js';
import { told } from './ordinary/deed-sentences.js';
import { nativeLanguages, repeats } from './ordinary/ordinary-letter.js';
import { asFirstLanguage } from './ordinary/listed-qualifications.js';
import { toldStory } from './ordinary/told-story.js';
import { PHRASES, type Phrases } from './evidence/phrases.js';
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
const MAX_TITLE_LENGTH = 100;
/** Indexes of the paragraphs in the "About" text. Indexes 1 and 2 are for results. */
const [WHO, FIT, INVITATION, SKILLS] = [0, 3, 4, 5];

const INVITATIONS: Readonly<Record<LetterTone, string>> = {
  plain: 'Messages about work and ideas are welcome here.',
  warm: 'I’m always happy to hear from people who do similar work, so please say hello!',
  formal: 'I welcome messages about professional opportunities.',
};

/**
 * Composes a LinkedIn headline and "About" text by built-in rules from the resume's own facts, within LinkedIn's
 * limits. Deterministic; never claims that the user meets a requirement of the job.
 * @param resume resume whose hidden sections are left out
 * @param profile requirements of the job; the user's skills and results that match them are preferred
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
  const claims = isEnglish ? claimsOf(discreet(data), relevanceIn(profile)) : [];
  const sources = letterSources(data, {}, now);
  const headline = traceable([...sources, verbFormsOf(claims)], headlineOf(data, named, claims), (parts) =>
    parts.map(({ text }) => text).reduce(withPart, ''),
  );
  if (!isEnglish) return { headline, ...aboutInOtherWords(data) };
  return { headline, about: aboutOf(data, profile, tone, now, named) };
}

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
      // Puts a name that ends like a sentence, such as "How Does Learning Happen?", at the end of the list.
      .toSorted((a, b) => Number(/[?!.]$/.test(a)) - Number(/[?!.]$/.test(b)))
      .map(asLabel)
      .join(', '),
    // Uses only the latest job, because a result of an earlier job would seem to belong to the current title.
    headlineFigure(claims.filter(({ job }) => job.index === latestJob(data)?.index)) ?? '',
  ].flatMap((text, paragraph) => (text === '' ? [] : [{ paragraph, text, rank: 0 }]));
}

/** Capitalizes a skill, unless its name begins with a lower-case letter: "ggplot2", "macOS". */
const asLabel = (skill: string): string => (/^\p{Ll}+[\p{Lu}\p{Nd}]/u.test(skill) ? skill : capitalized(skill));

function withPart(line: string, part: string): string {
  const longer = line === '' ? part : `${line} | ${part}`;
  return longer.length <= LINKEDIN_LIMITS.headline ? longer : line;
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
  const story = storyOf(discreet(data), profile, { who: background.who, phrases, now });
  const spoken = spokenLanguages(data.extras.languages, relevanceIn(profile), () => true);
  const said = [story.where, ...story.pieces.map(({ text }) => text)].join(' ');
  const pieces: Piece[] = [
    { paragraph: WHO, text: withWhere(background.who, story.where) ?? '', rank: 0 },
    ...story.pieces,
    ...[
      background.learned,
      alsoHeld(background.allCertificates, background.learned),
      background.projects,
      background.awards && repeats(background.awards, said) ? undefined : background.awards,
      spoken && asFirstLanguage(spoken, nativeLanguages(data)),
      background.volunteer,
    ].map((text) => ({ paragraph: FIT, text: text ?? '', rank: 0 })),
    // An "About" text with several results needs no invitation to connect.
    { paragraph: INVITATION, text: story.pieces.length > 1 ? '' : INVITATIONS[tone], rank: 0 },
  ]
    .filter(({ text }) => text !== '')
    .map((piece) => (isForBritish(data) ? { ...piece, text: inBritish(piece.text) } : piece));
  const known = skills.slice(0, ABOUT_SKILLS).map(asLabel).join(' · ');
  const skillsLine = { paragraph: SKILLS, text: `Skills: ${known}`, rank: 0 };
  const all = known === '' ? pieces : [...pieces, skillsLine];
  return traceable(letterSources(data, {}, now), all, (sound) => withinLimit(paragraphsOf(sound)));
}

/**
 * Returns sentences about the current job and earlier jobs. The sentences are only about results if the bullets cannot
 * become sentences with "I", or if the introduction does not end with the employer's name.
 */
function storyOf(
  data: ResumeData,
  profile: JobRequirements | null,
  { who, phrases, now }: { who: string | undefined; phrases: Phrases; now: Date },
): { where: string; pieces: Piece[] } {
  const role = personTitle(data);
  const most = { latest: 4, earlier: 4 };
  const relevance = relevanceIn(profile);
  const deeds = deedsOf(data, relevance);
  const company = latestJob(data)?.company ?? '';
  if (deeds === undefined || company === '' || !who?.endsWith(`${company.replace(/\.$/, '')}.`))
    return resultsOf(data, who, { relevance, phrases, most: { latest: 4, earlier: 3 }, role, isProfile: true });
  const { scope, pieces } = toldStory(data, deeds, { phrases, role, most, sameDuty: '', now });
  return { where: scope ? `, where ${told(scope)}.` : '', pieces };
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

/** Keeps as many complete paragraphs as fit within the limit of the "About" text. */
const withinLimit = (paragraphs: readonly string[]): string =>
  paragraphs
    .filter((text) => text !== '')
    .reduce((about, text) => {
      const longer = about === '' ? text : `${about}\n\n${text}`;
      return longer.length <= LINKEDIN_LIMITS.about ? longer : about;
    }, '');
