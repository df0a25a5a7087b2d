import { Injectable } from '@nestjs/common';
import type {
  RewriteBulletsBody,
  RewriteBulletsView,
  RewriteSummaryBody,
  RewriteSummaryView,
} from '@shortlist/shared/contract/ai';
import { TextRules } from '../text-rules/text-rules.js';
import { AllowancesService } from './allowances.service.js';
import type { Asked } from './model/model.service.js';
import { rewrittenBullets } from './prompts/rewrite-bullets.js';
import { writtenSummary } from './prompts/rewrite-summary.js';
import { TextWriter } from './text-writer.service.js';

const NOT_USABLE =
  'The language model made claims that are not in your text, or its text was no better, so we used fixed rules and your own words instead.';

/** Suggestions for the texts of a résumé. */
@Injectable()
export class WritingService {
  constructor(
    private readonly allowances: AllowancesService,
    private readonly writer: TextWriter,
    private readonly rules: TextRules,
  ) {}

  rewriteBullets(asked: Asked, body: RewriteBulletsBody): Promise<RewriteBulletsView> {
    return this.allowances.spend(asked.caller, 'rewrites', () =>
      this.writer.write(asked, {
        byRules: () => this.rules.run('bulletsByRules', body),
        question: () => this.rules.run('bulletsQuestion', body),
        answer: rewrittenBullets,
        guarded: (answer, question) => this.rules.run('bulletsGuarded', body, answer, question),
        notUsable: NOT_USABLE,
      }),
    );
  }

  rewriteSummary(asked: Asked, body: RewriteSummaryBody): Promise<RewriteSummaryView> {
    const today = new Date();
    return this.allowances.spend(asked.caller, 'rewrites', () =>
      this.writer.write(asked, {
        byRules: () => this.rules.run('summaryByRules', body, today),
        question: () => this.rules.run('summaryQuestion', body, today),
        answer: writtenSummary,
        guarded: (answer, question) => this.rules.run('summaryGuarded', body, answer, question, today),
        passage: (text, question) => this.rules.run('summaryPassage', body, text, question, today),
        notUsable: NOT_USABLE,
      }),
    );
  }
}
