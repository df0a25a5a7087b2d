import type { CoverLetterView } from '@shortlist/shared/contract/ai';
import { messages } from './messages.js';

export type GenerationInfo = Pick<CoverLetterView, 'engine' | 'notice' | 'flags'>;

export const engineNote = ({ engine }: Pick<GenerationInfo, 'engine'>): string =>
  engine === 'builtin' ? messages.generationInfo.builtin : messages.generationInfo.model(engine);
