import { composeBranding, type ComposedBranding } from '@shortlist/shared/guides/branding/compose-branding';
import { guardedBranding } from '../guarded/guarded-branding.js';
import { brandingPrompt } from '../prompts/branding.js';
import { BY_RULES, contextOf, guideQuestion, guideRecord, guideSources, type GuideSubject } from './guide-subject.js';
import type { KindOfText } from './kind.js';
import { sentencesIn } from './sentences-in.js';

export const branding: KindOfText<'branding'> = {
  byRules: (subject) => ({ ...composed(subject), ...BY_RULES }),

  question: (subject) => guideQuestion(subject, brandingPrompt),

  record: guideRecord,

  sentences: ({ positioning, ...texts }) => sentencesIn([...positioning, ...Object.values(texts)]),

  guarded: (subject, answer, sources) => guardedBranding(answer, guideSources(subject, sources), composed(subject)),
};

function composed(subject: GuideSubject): ComposedBranding {
  const { data, profile, job, now } = contextOf(subject);
  return composeBranding(data, profile, job, now);
}
