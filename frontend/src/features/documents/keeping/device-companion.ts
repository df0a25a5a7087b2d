import { connectDevicePage } from '../../../sync/connect-device.js';
import { DeviceSync } from '../../../sync/device-sync.js';
import { Companion } from './companion.js';
import type { CompanionKind } from './companion-kind.js';
import { messages } from './messages.js';
import {
  forgetUnmergedCompanion,
  keepUnmergedCompanion,
  keepVisitorCompanion,
  onCompanionKeptElsewhere,
  readUnmergedCompanion,
  readVisitorCompanions,
} from './visitor-companions.js';
import { wholeText, type WholeText } from './whole-text.js';

/**
 * Opens a companion text of the visitor's draft in the browser's storage.
 *
 * @param resumeId id of the draft
 */
export function deviceCompanion<Content>(
  resumeId: string,
  { key, read: readKind }: CompanionKind<Content>,
  blank: Content,
): Companion<Content> {
  const read = () => readKind(readVisitorCompanions()?.texts[key], blank);
  const unmerged = readUnmergedCompanion(resumeId, key);
  const opened = unmerged ? readKind(unmerged.content, blank) : read();
  return new Companion<Content>(opened, (editor) => {
    const sync = new DeviceSync<Content, WholeText>(
      {
        strategy: wholeText(blank),
        editor,
        id: resumeId,
        store: {
          read,
          write: (content) => keepVisitorCompanion(resumeId, key, content),
          writeUnmerged: (version) => keepUnmergedCompanion(resumeId, key, version),
          clearUnmerged: () => forgetUnmergedCompanion(key),
        },
        storageFull: messages.storageUnavailable,
      },
      unmerged ? readKind(unmerged.base, blank) : opened,
    );
    const connect = () => {
      if (unmerged) void sync.save();
      const connections = [connectDevicePage(sync), onCompanionKeptElsewhere(() => sync.applyOtherTab())];
      return () => {
        for (const disconnect of connections) disconnect();
        sync.flush();
      };
    };
    return Object.assign(sync, { connect });
  });
}
