import { Injectable } from '@nestjs/common';
import type {
  CoverLetterBody,
  CoverLetterView,
  LinkedinSummaryBody,
  LinkedinSummaryView,
} from '@shortlist/shared/contract/ai';
import { TextRules } from '../text-rules/text-rules.js';
import { AllowancesService } from './allowances.service.js';
import { KeywordsService } from './keywords.service.js';
import type { Asked } from './model/model.service.js';
import { writtenLetter } from './prompts/cover-letter.js';
import { writtenProfile } from './prompts/linkedin.js';
import { TextWriter } from './text-writer.service.js';

const NOT_USABLE =
  'The language model made claims that are not in your resume, so we used fixed rules and your own words instead.';

/** Cover letters and LinkedIn profiles. */
@Injectable()
export class LettersService {
  constructor(
    private readonly allowances: AllowancesService,
    private readonly keywords: KeywordsService,
    private readonly writer: TextWriter,
    private readonly rules: TextRules,
  ) {}

  coverLetter(asked: Asked, body: CoverLetterBody): Promise<CoverLetterView> {
    return this.allowances.spend(asked.caller, 'letters', async () => {
      const subject = { body, profile: await this.keywords.profileIn(body.jdText), now: new Date() };
      return this.writer.write(asked, {
        byRules: () => this.rules.run('coverLetterByRules', subject),
        question: () => this.rules.run('coverLetterQuestion', subject),
        answer: writtenLetter,
        guarded: (answer, question) => this.rules.run('coverLetterGuarded', subject, answer, question),
        passage: (text, question) => this.rules.run('coverLetterPassage', subject, text, question),
        notUsable: NOT_USABLE,
      });
    });
  }

  linkedinSummary(asked: Asked, body: LinkedinSummaryBody): Promise<LinkedinSummaryView> {
    return this.allowances.spend(asked.caller, 'linkedin', async () => {
      const subject = { body, profile: await this.keywords.profileIn(body.jdText), now: new Date() };
      return this.writer.write(asked, {
        byRules: () => this.rules.run('linkedinByRules', subject),
        question: () => this.rules.run('linkedinQuestion', subject),
        answer: writtenProfile,
        guarded: (answer, question) => this.rules.run('linkedinGuarded', subject, answer, question),
        passage: (text, question) => this.rules.run('linkedinPassage', subject, text, question),
        notUsable: NOT_USABLE,
      });
    });
  }
}
