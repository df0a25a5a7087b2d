import { Injectable } from '@nestjs/common';
import type {
  RewriteBulletsBody,
  RewriteBulletsView,
  RewriteSummaryBody,
  RewriteSummaryView,
} from '@shortlist/shared/contract/ai';
import { rewriteBullets } from '@shortlist/shared/writing/rewrite-bullets';
import { rewriteSummary } from '@shortlist/shared/writing/rewrite-summary';
import { yearsWorked } from '@shortlist/shared/writing/years-worked';
import { AllowancesService } from './allowances.service.js';
import { guardedBullets } from './model-bullets.js';
import { guardedSummary } from './model-summary.js';
import { ModelService, type Asked } from './model/model.service.js';
import { HiddenContacts } from './prompts/hidden-contacts.js';
import { resumeText } from './prompts/resume-text.js';
import { rewriteBulletsPrompt } from './prompts/rewrite-bullets.js';
import { rewriteSummaryPrompt } from './prompts/rewrite-summary.js';
import { MOST } from './prompts/rules.js';
import { withNotice } from './with-notice.js';

const NOT_USABLE =
  'The language model’s text says things that yours does not, or is no better. This is by fixed rules, from your own words.';

/** Suggestions by the language model, looked through, or else by fixed rules. Nothing of what is sent is kept. */
@Injectable()
export class WritingService {
  constructor(
    private readonly allowances: AllowancesService,
    private readonly model: ModelService,
  ) {}

  rewriteBullets(asked: Asked, { experienceItem, jdText }: RewriteBulletsBody): Promise<RewriteBulletsView> {
    return this.allowances.spend(asked.caller, 'rewrites', async () => {
      const job = { ...experienceItem, bullets: experienceItem.bullets.filter((text) => text.trim() !== '') };
      const byRules = (notice?: string) =>
        withNotice({ ...rewriteBullets(experienceItem, jdText), engine: 'builtin' }, notice);
      const length = job.bullets.reduce((sum, text) => sum + text.length, 0);
      // The rules say so themselves where it is too much.
      if (length === 0 || length > MOST.bullets) return byRules();
      const contacts = new HiddenContacts();
      const told = await this.model.ask(rewriteBulletsPrompt(job, jdText, contacts), asked);
      if (told.answer === null) return byRules(told.notice);
      const { answer, engine, version } = told;
      const guarded = guardedBullets(job, answer, contacts);
      return guarded ? { ...guarded, engine, version } : byRules(NOT_USABLE);
    });
  }

  rewriteSummary(asked: Asked, { resumeData, jdText }: RewriteSummaryBody): Promise<RewriteSummaryView> {
    return this.allowances.spend(asked.caller, 'rewrites', async () => {
      const today = new Date();
      const byRules = (notice?: string) =>
        withNotice({ ...rewriteSummary(resumeData, jdText, today), engine: 'builtin' }, notice);
      const contacts = new HiddenContacts(resumeData.personal);
      const source = resumeText(resumeData, contacts);
      if (source === '') return byRules();
      const years = yearsWorked(resumeData.experience, today);
      const told = await this.model.ask(rewriteSummaryPrompt(resumeData, jdText, years, contacts), asked);
      if (told.answer === null) return byRules(told.notice);
      const { answer, engine, version } = told;
      const sources = [contacts.restore(source), ...(years > 0 ? [`${years} years`] : [])];
      const guarded = guardedSummary(resumeData, sources, contacts.restore(answer.summary));
      return guarded ? { ...guarded, engine, version } : byRules(NOT_USABLE);
    });
  }
}
