import { Injectable } from '@nestjs/common';
import type {
  CoverLetterBody,
  CoverLetterView,
  JobProfileView,
  LinkedinSummaryBody,
  LinkedinSummaryView,
} from '@shortlist/shared/contract/ai';
import { composeCoverLetter } from '@shortlist/shared/letters/compose-cover-letter';
import { composeLinkedin } from '@shortlist/shared/letters/compose-linkedin';
import { jobNames } from '@shortlist/shared/letters/job-names';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { letterEnds } from '@shortlist/shared/letters/letter-ends';
import { LINKEDIN_LIMITS } from '@shortlist/shared/letters/letter-options';
import { letterSources } from '@shortlist/shared/letters/traceable';
import { LETTERS_VERSION } from '@shortlist/shared/letters/version';
import { cleanLine } from '@shortlist/shared/resume/text';
import { factGuard } from '@shortlist/shared/writing/fact-guard';
import { AllowancesService } from './allowances.service.js';
import { isGrounded } from './grounded.js';
import { guardedParagraphs } from './guarded-paragraphs.js';
import { KeywordsService } from './keywords.service.js';
import { ModelService, type Asked } from './model/model.service.js';
import { coverLetterPrompt } from './prompts/cover-letter.js';
import { HiddenContacts } from './prompts/hidden-contacts.js';
import { linkedinPrompt } from './prompts/linkedin.js';
import { resumeText } from './prompts/resume-text.js';
import { withNotice } from './with-notice.js';

const NOT_USABLE =
  'What the language model wrote says things that your resume does not. This is by fixed rules, from your own words.';
const BUILT_IN = { engine: 'builtin', version: LETTERS_VERSION, flags: [] };

/** Letters by the language model, looked through, or else by fixed rules. Nothing of what is sent is kept. */
@Injectable()
export class LettersService {
  constructor(
    private readonly allowances: AllowancesService,
    private readonly keywords: KeywordsService,
    private readonly model: ModelService,
  ) {}

  coverLetter(asked: Asked, body: CoverLetterBody): Promise<CoverLetterView> {
    return this.allowances.spend(asked.caller, 'letters', async () => {
      const { jdText, tone } = body;
      const resumeData = letterData(body.resumeData);
      const now = new Date();
      const profile = await this.profileOf(jdText);
      const names = jobNames(jdText, profile?.title ?? null, body);
      const byRules = (notice?: string): CoverLetterView => {
        const composed = composeCoverLetter(resumeData, profile, { ...body, ...names }, now);
        return withNotice({ ...composed, ...names, ...BUILT_IN }, notice);
      };
      const contacts = new HiddenContacts(resumeData.personal);
      const source = resumeText(resumeData, contacts);
      if (source === '') return byRules();
      const told = await this.model.ask(coverLetterPrompt({ ...body, ...names, resumeData }, contacts), asked);
      if (told.answer === null) return byRules(told.notice);
      const { answer, engine, version } = told;
      const sources = [contacts.restore(source), ...letterSources(resumeData, names, now)];
      const guarded = guardedParagraphs(
        sources,
        bodyOf(answer.paragraphs).map((text) => contacts.restore(text)),
      );
      if (!guarded) return byRules(NOT_USABLE);
      const { paragraphs } = guarded;
      const { greeting, closing } = letterEnds(resumeData, paragraphs.join('\n'), names.recipient, tone);
      // The greeting is the first paragraph of the letter.
      const flags = guarded.flags.map((flag) => ({ ...flag, line: flag.line + 1 }));
      return { letter: [greeting, ...paragraphs, closing].join('\n\n'), ...names, engine, version, flags };
    });
  }

  linkedinSummary(asked: Asked, body: LinkedinSummaryBody): Promise<LinkedinSummaryView> {
    return this.allowances.spend(asked.caller, 'linkedin', async () => {
      const { jdText, tone } = body;
      const resumeData = letterData(body.resumeData);
      const now = new Date();
      const profile = await this.profileOf(jdText);
      const composed = composeLinkedin(resumeData, profile, tone, now);
      const byRules = (notice?: string): LinkedinSummaryView => withNotice({ ...composed, ...BUILT_IN }, notice);
      const contacts = new HiddenContacts(resumeData.personal);
      const source = resumeText(resumeData, contacts);
      if (source === '') return byRules();
      const told = await this.model.ask(linkedinPrompt({ ...body, resumeData }, contacts), asked);
      if (told.answer === null) return byRules(told.notice);
      const { answer, engine, version } = told;
      const sources = [contacts.restore(source), ...letterSources(resumeData, {}, now)];
      const guarded = guardedParagraphs(
        sources,
        answer.paragraphs.map((text) => contacts.restore(text)),
      );
      const about = guarded?.paragraphs.join('\n\n') ?? '';
      if (!guarded || about.length > LINKEDIN_LIMITS.about) return byRules(NOT_USABLE);
      const headline = guardedHeadline(sources, contacts.restore(answer.headline), composed.headline);
      return { headline, about, engine, version, flags: guarded.flags };
    });
  }

  private async profileOf(jdText: string): Promise<JobProfileView | null> {
    return jdText.trim() === '' ? null : this.keywords.profileOf(jdText);
  }
}

const GREETING = /^(?:dear|hello|hi)\b.{0,80}[,:]$/i;
const CLOSING = /^(?:(?:yours\s+)?(?:sincerely|faithfully|truly)|(?:kind|best|warm)\s+regards|regards)\b.{0,80}$/i;

/** Some models greet although they are asked not to. */
const bodyOf = (paragraphs: readonly string[]): string[] =>
  paragraphs.filter((text) => !GREETING.test(text.trim()) && !CLOSING.test(text.trim()));

/** A headline is one line: with anything invented in it, the rules' own stands in its place. */
function guardedHeadline(sources: readonly string[], written: string, byRules: string): string {
  const line = cleanLine(written);
  const isSound = factGuard(sources, line).length === 0 && line.length <= LINKEDIN_LIMITS.headline;
  return isSound && isGrounded(sources, line) ? line : byRules;
}
