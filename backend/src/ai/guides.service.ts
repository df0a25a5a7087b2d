import { Injectable } from '@nestjs/common';
import type { GuideBody, GuideView, JobProfileView } from '@shortlist/shared/contract/ai';
import { composeInterview, interviewText, type JobAimedAt } from '@shortlist/shared/guides/compose-interview';
import { composeSalaryGuide, salaryText } from '@shortlist/shared/guides/compose-salary-guide';
import { GUIDES_VERSION } from '@shortlist/shared/guides/version';
import { jobNames } from '@shortlist/shared/letters/job-names';
import { letterData } from '@shortlist/shared/letters/letter-data';
import { letterSources } from '@shortlist/shared/letters/traceable';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { EntitlementsService } from '../billing/entitlements.service.js';
import { AllowancesService } from './allowances.service.js';
import { guardedInterview, guardedSalary, type Guarded } from './guarded-guide.js';
import { KeywordsService } from './keywords.service.js';
import { ModelService, type Asked } from './model/model.service.js';
import type { Prompt } from './model/prompt.js';
import { HiddenContacts } from './prompts/hidden-contacts.js';
import { interviewPrompt } from './prompts/interview.js';
import { resumeText } from './prompts/resume-text.js';
import { salaryPrompt } from './prompts/salary.js';

const NOT_USABLE =
  'What the language model wrote says things that your resume does not. This is by fixed rules, from your own words.';

interface Guide<Answer> {
  byRules: (data: ResumeData, profile: JobProfileView | null, job: JobAimedAt) => string;
  prompt: (body: GuideBody, contacts: HiddenContacts) => Prompt<Answer>;
  /** Null where too little of what a model wrote is left. */
  guarded: (answer: Answer, sources: { own: readonly string[]; job: string }, job: JobAimedAt) => Guarded | null;
}

/** Texts to read before a talk, for those whose plan includes them. Nothing of what is sent is kept. */
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
      byRules: composeInterview,
      prompt: interviewPrompt,
      guarded: (answer, sources, job) => guardedInterview(answer, sources, (parts) => interviewText(parts, job)),
    });
  }

  salary(asked: Asked, body: GuideBody): Promise<GuideView> {
    return this.write(asked, body, {
      byRules: composeSalaryGuide,
      prompt: salaryPrompt,
      guarded: (answer, sources, job) => guardedSalary(answer, sources, (parts) => salaryText(parts, job)),
    });
  }

  private async write<Answer>(asked: Asked, body: GuideBody, guide: Guide<Answer>): Promise<GuideView> {
    await this.entitlements.require(asked.caller.userId, 'guides');
    return this.allowances.spend(asked.caller, 'guides', async () => {
      const { jdText } = body;
      const resumeData = letterData(body.resumeData);
      const profile = jdText.trim() === '' ? null : await this.keywords.profileOf(jdText);
      const job = jobNames(jdText, profile?.title ?? null, { recipient: '', company: '', role: '' });
      const byRules = (notice?: string): GuideView => ({
        text: guide.byRules(resumeData, profile, job),
        engine: 'builtin',
        version: GUIDES_VERSION,
        flags: [],
        ...(notice === undefined ? {} : { notice }),
      });
      const contacts = new HiddenContacts(resumeData.personal);
      const source = resumeText(resumeData, contacts);
      if (source === '') return byRules();
      const told = await this.model.ask(guide.prompt({ ...body, resumeData }, contacts), asked);
      if ('notice' in told) return byRules(told.notice);
      const own = [contacts.restore(source), ...letterSources(resumeData, job, new Date())];
      const guarded = guide.guarded(restored(told.answer, contacts), { own, job: jdText }, job);
      return guarded ? { ...guarded, engine: told.engine, version: told.version } : byRules(NOT_USABLE);
    });
  }
}

/** Every text of an answer, with the person's own contacts where their marks stand. */
const restored = <Answer>(answer: Answer, contacts: HiddenContacts): Answer =>
  JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? contacts.restore(value) : value,
  ) as Answer;
