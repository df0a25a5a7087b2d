import type { SavedRecord } from '../../../../lib/tab-channel.js';
import type { SavedVersion } from './save-state.js';

/** Builds the message that informs other tabs about a save. */
export const recordOf = ({ id, revision, savedAt, content }: SavedVersion): SavedRecord => ({
  id,
  revision,
  updatedAt: savedAt ?? '',
  ...content,
});
