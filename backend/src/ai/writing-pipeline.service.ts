import { Injectable } from '@nestjs/common';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { aiFallbacks } from '../core/metrics/ai.js';
import { TextRules } from '../text-rules/text-rules.js';
import { AllowancesService } from './allowances/allowances.service.js';
import { CheckedPassages } from './guarded/checked-passages.js';
import { KeywordsService } from './keywords.service.js';
import type { Draft, Question, Subject, TextKind, Texts } from './kinds/kind.js';
import { ModelService, type AiRequest, type FollowUp } from './model/model.service.js';
import { nullIfTooComplex } from './null-if-too-complex.js';
import { factCheckAnswer, type FactCheckAnswer } from './prompts/fact-check.js';
import { WRITING_TASKS } from './writing-tasks.js';

/**
 * Writes a text of any kind. The language model gets no contact details, and its answer is checked. Without a usable
 * answer, the text is rule-based. Stores neither requests nor texts.
 */
@Injectable()
export class WritingPipeline {
  constructor(
    private readonly allowances: AllowancesService,
    private readonly entitlements: EntitlementsService,
    private readonly keywords: KeywordsService,
    private readonly model: ModelService,
    private readonly rules: TextRules,
  ) {}

  async run<Kind extends TextKind>(
    kind: Kind,
    request: AiRequest,
    body: Texts[Kind]['body'],
  ): Promise<Texts[Kind]['view']> {
    const { allowance, feature, usesProfile } = WRITING_TASKS[kind];
    if (feature) await this.entitlements.require(request.caller.userId, feature);
    return this.allowances.spend(request.caller, allowance, async () => {
      const profile = usesProfile ? await this.keywords.profileIn(body.jdText) : null;
      return this.write(kind, request, { body, profile, now: new Date() });
    });
  }

  private async write<Kind extends TextKind>(
    kind: Kind,
    request: AiRequest,
    subject: Subject<Kind>,
  ): Promise<Texts[Kind]['view']> {
    const question = this.model.isSetUp ? await this.rules.run('questionFor', kind, subject) : null;
    if (!question) return this.byRules(kind, subject);
    const passages = this.passages(kind, request, subject, question);
    const onText = passages && ((piece: string) => passages.read(piece));
    const { answer: schema, unusableNotice } = WRITING_TASKS[kind];
    const completion = await this.model.complete<Texts[Kind]['answer']>(
      { ...question.prompt, answer: schema },
      { ...request, onText },
    );
    if ('notice' in completion) {
      passages?.stop();
      return withNotice(await this.byRules(kind, subject), completion.notice);
    }
    await passages?.end();
    const { answer, engine, version } = completion;
    const factCheck = await this.factCheck(kind, request, question, completion);
    const draft = await this.rules
      .run('guardedText', kind, subject, answer, question, factCheck ?? undefined)
      .catch(nullIfTooComplex);
    if (!draft) {
      aiFallbacks.inc({ task: question.prompt.task, reason: 'unusable_answer' });
      return withNotice(await this.byRules(kind, subject), unusableNotice);
    }
    return { ...(draft as Draft<Kind>), engine, version } as Texts[Kind]['view'];
  }

  /** Lets the model compare its answer with the resume. Returns null if there is no result. */
  private async factCheck<Kind extends TextKind>(
    kind: Kind,
    request: AiRequest,
    question: Question,
    { answer, followUp }: { answer: Texts[Kind]['answer']; followUp: FollowUp },
  ): Promise<FactCheckAnswer | null> {
    if (!this.model.checksFacts) return null;
    const prompt = await this.rules.run('factCheckFor', kind, answer, question).catch(nullIfTooComplex);
    return prompt && this.model.check({ ...prompt, answer: factCheckAnswer }, request, followUp);
  }

  private byRules<Kind extends TextKind>(kind: Kind, subject: Subject<Kind>): Promise<Texts[Kind]['view']> {
    return this.rules.run('textByRules', kind, subject);
  }

  private passages<Kind extends TextKind>(
    kind: Kind,
    { onText }: AiRequest,
    subject: Subject<Kind>,
    question: Question,
  ): CheckedPassages | undefined {
    const check = (text: string): Promise<string> => this.rules.run('guardedPassage', kind, subject, text, question);
    return onText && new CheckedPassages(check, onText);
  }
}

const withNotice = <View extends { notice?: string }>(view: View, notice: string | undefined): View =>
  notice === undefined ? view : { ...view, notice: [notice, view.notice].filter(Boolean).join(' ') };
