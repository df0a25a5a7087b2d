import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import type { DraftContent } from '../../features/builder/draft/draft-content.js';
import { syncResume } from '../../features/builder/saving/resume-sync.js';
import { patchStored, type ModelKind } from './kind.model.js';

const PLACES = ['summary', 'jdText', 'skills', 'awards'] as const;

function write(content: DraftContent, place: (typeof PLACES)[number], word: string): DraftContent {
  const { data } = content;
  switch (place) {
    case 'jdText':
      return { ...content, jdText: `${content.jdText} ${word}` };
    case 'summary':
      return { ...content, data: { ...data, summary: { text: `${data.summary.text} ${word}` } } };
    case 'skills':
      return { ...content, data: { ...data, skills: [...data.skills, word] } };
    case 'awards':
      return { ...content, data: { ...data, extras: { ...data.extras, awards: [...data.extras.awards, word] } } };
  }
}

export const RESUME: ModelKind<DraftContent, MergePart> = {
  id: '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a',
  isSaved: true,
  start: () => {
    const data = emptyResumeData();
    const personal = { ...data.personal, fullName: 'Nia' };
    return { title: 'Nia Resume', templateKey: 'general', jdText: '', data: { ...data, personal } };
  },
  tellsTabs: true,
  places: PLACES,
  partOf: (place) => place as MergePart,
  write: (content, place, word) => write(content, place as (typeof PLACES)[number], word),
  sync: syncResume,
  serve: (stored) => ({
    create: async (id, content) => {
      stored.version ??= { id, revision: 1, content };
      return { kind: 'saved', version: stored.version };
    },
    patch: async (_, changed, base) => patchStored(stored, changed, base) ?? { kind: 'gone' },
  }),
};
