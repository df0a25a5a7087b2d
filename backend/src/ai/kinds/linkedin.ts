import { composeLinkedin, type ComposedLinkedin } from '@shortlist/shared/letters/compose-linkedin';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { LINKEDIN_LIMITS } from '@shortlist/shared/product/letter-options';
import { letterSources } from '@shortlist/shared/letters/evidence/traceable';
import { LETTERS_VERSION } from '@shortlist/shared/letters/version';
import { cleanLine } from '@shortlist/shared/text/text';
import { factGuard } from '@shortlist/shared/facts/guard/fact-guard';
import { resumeRecord, type GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import { isGrounded } from '../guarded/grounded.js';
import { guardedParagraphs } from '../guarded/guarded-paragraphs.js';
import { linkedinPrompt } from '../prompts/linkedin.js';
import { sentencesIn } from './sentences-in.js';
import { questionAbout, type KindOfText, type Subject } from './kind.js';

export const linkedin: KindOfText<'linkedin'> = {
  byRules: (subject) => ({ ...composed(subject), engine: 'builtin', version: LETTERS_VERSION, flags: [] }),

  question: ({ body, now }) => {
    const resumeData = letterData(body.resumeData);
    return questionAbout(resumeData, letterSources(resumeData, {}, now), (contacts) =>
      linkedinPrompt({ ...body, resumeData }, contacts),
    );
  },

  record,

  sentences: ({ headline, paragraphs }) => sentencesIn([headline, ...paragraphs]),

  guarded: (subject, answer, sources) => {
    const guarded = guardedParagraphs(sources, answer.paragraphs, record(subject));
    const about = guarded?.paragraphs.join('\n\n') ?? '';
    if (!guarded || about.length > LINKEDIN_LIMITS.about) return null;
    const headline = guardedHeadline(sources, answer.headline, record(subject)) ?? composed(subject).headline;
    return { headline, about, flags: guarded.flags };
  },
};

function record({ body, now, factCheck }: Subject<'linkedin'>): GuardRecord {
  return { ...resumeRecord(letterData(body.resumeData), body.jdText, now), factCheck };
}

const composed = ({ body, profile, now }: Subject<'linkedin'>): ComposedLinkedin =>
  composeLinkedin(letterData(body.resumeData), profile, body.tone, now);

/**
 * Returns null if the headline is too long or makes an unsupported claim: removing only the claim would leave too
 * little.
 */
function guardedHeadline(sources: readonly string[], written: string, facts: GuardRecord): string | null {
  const line = cleanLine(written);
  const isSound = factGuard(sources, line, facts).length === 0 && line.length <= LINKEDIN_LIMITS.headline;
  return isSound && isGrounded(sources, line) ? line : null;
}
