import type { BrandingView } from '@shortlist/shared/contract/ai';
import { composeBranding, type ComposedBranding } from '@shortlist/shared/guides/compose-branding';
import { guardedBranding } from '../guarded-branding.js';
import { brandingPrompt, type WrittenBranding } from '../prompts/branding.js';
import { BY_RULES, contextOf, guideQuestion, guideSources, type GuideSubject } from './guide-subject.js';
import { restored, type Question } from './kind.js';

export const branding = {
  byRules: (subject: GuideSubject): BrandingView => ({ ...composed(subject), ...BY_RULES }),

  question: (subject: GuideSubject): Question | null => guideQuestion(subject, brandingPrompt),

  guarded: (
    subject: GuideSubject,
    answer: WrittenBranding,
    question: Question,
  ): Omit<BrandingView, 'engine' | 'version'> | null => {
    return guardedBranding(restored(answer, question), guideSources(subject, question), composed(subject));
  },
};

function composed(subject: GuideSubject): ComposedBranding {
  const { data, profile, job, now } = contextOf(subject);
  return composeBranding(data, profile, job, now);
}
