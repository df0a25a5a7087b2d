import { newId } from '../../../lib/new-id.js';
import { acquireTabLock } from '../../../lib/tab-lock.js';
import { connectPage } from '../../../sync/connect-page.js';
import type { SyncEvents } from '../../../sync/draft-sync.js';
import { lockName, requestSending } from '../../../sync/pending-entries.js';
import { Companion } from './companion.js';
import { companionKey } from './companion-journal.js';
import { companionId } from './companion-server.js';
import { syncCompanion } from './companion-sync.js';
import { companionWork, type CompanionSource } from './companion-work.js';
import { readCompanion, type OpenCompanion } from './open-companion.js';

/** Returns a companion text whose changes are saved to the account. Unsent changes are stored on the device. */
export function accountCompanion<Content>(
  source: CompanionSource<Content>,
  { saved, unsent }: OpenCompanion<Content>,
  blank: Content,
  events: Pick<SyncEvents<Content>, 'onSignedOut' | 'onStorageUnavailable'>,
): Companion<Content> {
  const { resumeId, userId, kind } = source;
  const { server, journal } = companionWork(source);
  const entry = unsent?.entry;
  const key = entry?.key ?? companionKey(resumeId, kind.key, newId());
  const base = entry ? (entry.base ?? undefined) : saved;
  const start = { userId, key, base, firstId: companionId(resumeId, kind.key), entry };
  return new Companion<Content>(entry?.content ?? saved?.content ?? blank, (editor) => {
    const sync = syncCompanion(blank, start, editor, server, journal, {
      ...events,
      onIdChange: () => undefined,
      onSaved: () => undefined,
    });
    let isFirst = true;
    const connect = () => {
      const held = isFirst && unsent ? Promise.resolve(unsent.release) : acquireTabLock(lockName(key));
      const disconnect = connectPage(sync, { userId, read: () => readCompanion(source) });
      if (isFirst && entry) sync.continueFrom(saved);
      else sync.start();
      isFirst = false;
      const stop = async () => {
        try {
          await sync.stop();
        } finally {
          (await held)?.();
          if (sync.isUnsent()) requestSending();
        }
      };
      return () => {
        disconnect();
        void stop();
      };
    };
    return Object.assign(sync, { connect });
  });
}
