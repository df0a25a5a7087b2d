import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { COVER_LETTER } from '../../features/documents/keeping/companion-kind.js';
import { companionId } from '../../features/documents/keeping/companion-server.js';
import { syncCompanion } from '../../features/documents/keeping/companion-sync.js';
import type { WholeText } from '../../features/documents/keeping/whole-text.js';
import { patchStored, type ModelKind } from './kind.model.js';

const PLACES = ['recipient', 'company', 'text'] as const;
const BLANK: CoverLetterContent = { ...COVER_LETTER.blank(emptyResumeData()), date: '' };

export const LETTER: ModelKind<CoverLetterContent, WholeText> = {
  id: companionId('6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a', 'cover_letter'),
  isSaved: false,
  start: () => BLANK,
  tellsTabs: false,
  places: PLACES,
  partOf: () => 'text',
  write: (content, place, word) => {
    const field = place as (typeof PLACES)[number];
    return { ...content, [field]: `${content[field]} ${word}` };
  },
  sync: (...given) => syncCompanion(BLANK, ...given),
  serve: (stored) => ({
    create: async (id, content) => {
      if (stored.version) return { kind: 'changed', theirs: stored.version };
      stored.version = { id, revision: 1, content };
      return { kind: 'saved', version: stored.version };
    },
    patch: async (_, changed, base) => patchStored(stored, changed, base) ?? { kind: 'deleted' },
  }),
};
