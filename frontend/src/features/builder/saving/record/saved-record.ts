import type { SavedRecord } from '../../../../lib/tab-channel.js';
import type { SavedVersion } from './save-state.js';

export const recordOf = ({ id, revision, savedAt, content }: SavedVersion): SavedRecord => ({
  id,
  revision,
  updatedAt: savedAt ?? '',
  ...content,
});
