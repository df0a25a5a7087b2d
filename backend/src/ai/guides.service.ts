import { Injectable } from '@nestjs/common';
import type { BrandingView, GuideBody, GuideView, JobProfileView } from '@shortlist/shared/contract/ai';
import { composeBranding } from '@shortlist/shared/guides/compose-branding';
import { composeInterview, interviewText } from '@shortlist/shared/guides/compose-interview';
import { composeSalaryGuide, salaryText } from '@shortlist/shared/guides/compose-salary-guide';
import { aimOf, type JobAimedAt } from '@shortlist/shared/guides/job-aimed-at';
import { payIn } from '@shortlist/shared/guides/pay-in';
import { GUIDES_VERSION } from '@shortlist/shared/guides/version';
import { jobNames } from '@shortlist/shared/letters/job-names';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { letterSources } from '@shortlist/shared/letters/traceable';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { EntitlementsService } from '../billing/entitlements.service.js';
import { AllowancesService } from './allowances.service.js';
import { guardedBranding } from './guarded-branding.js';
import { guardedInterview, guardedSalary, type GuideSources } from './guarded-guide.js';
import { KeywordsService } from './keywords.service.js';
import { ModelService, type Asked } from './model/model.service.js';
import type { Prompt } from './model/prompt.js';
import { brandingPrompt } from './prompts/branding.js';
import { HiddenContacts } from './prompts/hidden-contacts.js';
import { interviewPrompt } from './prompts/interview.js';
import { resumeText } from './prompts/resume-text.js';
import { salaryPrompt } from './prompts/salary.js';
import { withNotice } from './with-notice.js';

const NOT_USABLE =
  'What the language model wrote says things that your resume does not. This is by fixed rules, from your own words.';

/** How a text came about. */
type Answered = Pick<GuideView, 'engine' | 'version' | 'flags' | 'notice'>;

/** What a guide is written from. */
interface Subject {
  data: ResumeData;
  profile: JobProfileView | null;
  job: JobAimedAt;
  jdText: string;
  now: Date;
}

interface Guide<Texts extends object, Answer> {
  byRules: (subject: Subject) => Texts & { notice?: string };
  prompt: (body: GuideBody, contacts: HiddenContacts) => Prompt<Answer>;
  /** Null where too little of what a model wrote is left. */
  guarded: (answer: Answer, sources: GuideSources, subject: Subject) => (Texts & Pick<Answered, 'flags'>) | null;
}

/** Texts for talks and for being introduced, for those whose plan includes them. Nothing of what is sent is kept. */
@Injectable()
export class GuidesService {
  constructor(
    private readonly allowances: AllowancesService,
    private readonly entitlements: EntitlementsService,
    private readonly keywords: KeywordsService,
    private readonly model: ModelService,
  ) {}

  interview(asked: Asked, body: GuideBody): Promise<GuideView> {
    return this.write(asked, body, {
      byRules: ({ data, profile, job, now }) => ({
        aim: aimOf(job),
        text: composeInterview(data, profile, job, now),
      }),
      prompt: interviewPrompt,
      guarded: (answer, sources, { job }) => guardedInterview(answer, sources, aimOf(job), interviewText),
    });
  }

  salary(asked: Asked, body: GuideBody): Promise<GuideView> {
    return this.write(asked, body, {
      byRules: ({ data, profile, job, jdText, now }) => ({
        aim: aimOf(job),
        text: composeSalaryGuide(data, profile, job, payIn(jdText), now),
      }),
      prompt: salaryPrompt,
      guarded: (answer, sources, { job, jdText }) =>
        guardedSalary(answer, sources, aimOf(job), (parts) => salaryText(parts, payIn(jdText))),
    });
  }

  branding(asked: Asked, body: GuideBody): Promise<BrandingView> {
    const byRules = ({ data, profile, job, now }: Subject) => composeBranding(data, profile, job, now);
    return this.write(asked, body, {
      byRules,
      prompt: brandingPrompt,
      guarded: (answer, sources, subject) => guardedBranding(answer, sources, byRules(subject)),
    });
  }

  private async write<Texts extends object, Answer>(
    asked: Asked,
    body: GuideBody,
    guide: Guide<Texts, Answer>,
  ): Promise<Texts & Answered> {
    await this.entitlements.require(asked.caller.userId, 'guides');
    return this.allowances.spend(asked.caller, 'guides', async () => {
      const { jdText } = body;
      const data = letterData(body.resumeData);
      const profile = jdText.trim() === '' ? null : await this.keywords.profileOf(jdText);
      const job = jobNames(jdText, profile?.title ?? null, { recipient: '', company: '', role: '' });
      const subject: Subject = { data, profile, job, jdText, now: new Date() };
      const byRules = (notice?: string): Texts & Answered =>
        withNotice({ ...guide.byRules(subject), engine: 'builtin', version: GUIDES_VERSION, flags: [] }, notice);
      const contacts = new HiddenContacts(data.personal);
      const source = resumeText(data, contacts);
      if (source === '') return byRules();
      const told = await this.model.ask(guide.prompt({ ...body, resumeData: data }, contacts), asked);
      if ('notice' in told) return byRules(told.notice);
      const own = [contacts.restore(source), ...letterSources(data, job, subject.now)];
      const guarded = guide.guarded(restored(told.answer, contacts), { own, job: jdText }, subject);
      if (!guarded) return byRules(NOT_USABLE);
      return { ...guarded, engine: told.engine, version: told.version };
    });
  }
}

/** Every text of an answer, with the person's own contacts where their marks stand. */
const restored = <Answer>(answer: Answer, contacts: HiddenContacts): Answer =>
  JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? contacts.restore(value) : value,
  ) as Answer;
