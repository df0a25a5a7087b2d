import { Injectable } from '@nestjs/common';
import type { BrandingView, GuideBody, GuideView } from '@shortlist/shared/contract/ai';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { TextRules } from '../text-rules/text-rules.js';
import { AllowancesService } from './allowances.service.js';
import { KeywordsService } from './keywords.service.js';
import type { GuideSubject } from './kinds/guide-subject.js';
import type { Asked } from './model/model.service.js';
import { writtenBranding, type WrittenBranding } from './prompts/branding.js';
import { writtenInterview, type WrittenInterview } from './prompts/interview.js';
import { writtenSalaryGuide, type WrittenSalaryGuide } from './prompts/salary.js';
import { TextWriter, type Writing } from './text-writer.service.js';

const NOT_USABLE =
  'The language model made claims that are not in your resume, so we used fixed rules and your own words instead.';

/** Texts for interviews and introductions, for those whose plan includes them. */
@Injectable()
export class GuidesService {
  constructor(
    private readonly allowances: AllowancesService,
    private readonly entitlements: EntitlementsService,
    private readonly keywords: KeywordsService,
    private readonly writer: TextWriter,
    private readonly rules: TextRules,
  ) {}

  interview(asked: Asked, body: GuideBody): Promise<GuideView> {
    return this.write<GuideView, WrittenInterview>(asked, body, (subject) => ({
      byRules: () => this.rules.run('interviewByRules', subject),
      question: () => this.rules.run('interviewQuestion', subject),
      answer: writtenInterview,
      guarded: (answer, question) => this.rules.run('interviewGuarded', subject, answer, question),
      passage: (text, question) => this.rules.run('guidePassage', subject, text, question),
      notUsable: NOT_USABLE,
    }));
  }

  salary(asked: Asked, body: GuideBody): Promise<GuideView> {
    return this.write<GuideView, WrittenSalaryGuide>(asked, body, (subject) => ({
      byRules: () => this.rules.run('salaryByRules', subject),
      question: () => this.rules.run('salaryQuestion', subject),
      answer: writtenSalaryGuide,
      guarded: (answer, question) => this.rules.run('salaryGuarded', subject, answer, question),
      passage: (text, question) => this.rules.run('guidePassage', subject, text, question),
      notUsable: NOT_USABLE,
    }));
  }

  branding(asked: Asked, body: GuideBody): Promise<BrandingView> {
    return this.write<BrandingView, WrittenBranding>(asked, body, (subject) => ({
      byRules: () => this.rules.run('brandingByRules', subject),
      question: () => this.rules.run('brandingQuestion', subject),
      answer: writtenBranding,
      guarded: (answer, question) => this.rules.run('brandingGuarded', subject, answer, question),
      passage: (text, question) => this.rules.run('guidePassage', subject, text, question),
      notUsable: NOT_USABLE,
    }));
  }

  private async write<View extends GuideView | BrandingView, Answer>(
    asked: Asked,
    body: GuideBody,
    writingOf: (subject: GuideSubject) => Writing<View, Answer>,
  ): Promise<View> {
    await this.entitlements.require(asked.caller.userId, 'guides');
    return this.allowances.spend(asked.caller, 'guides', async () => {
      const profile = await this.keywords.profileIn(body.jdText);
      return this.writer.write(asked, writingOf({ body, profile, now: new Date() }));
    });
  }
}
