import { PendingWorkNotices } from '../../features/builder/saving/notices/pending-work-notices.js';
import { journalStore } from '../../storage/journal-store.js';

/** Sends unsent resumes and companion texts, such as cover letters, whichever page a signed-in user opens. */
export default function PendingWork({ userId }: { userId: string }) {
  return <PendingWorkNotices userId={userId} sendOthers={sendCompanions} />;
}

/** Loads the code for companion texts only if one of them is unsent. */
async function sendCompanions(userId: string, pathname: string): Promise<boolean> {
  const records = await journalStore.all();
  if (!records.some(({ resumeId }) => resumeId.includes('/'))) return true;
  const { sendPendingCompanions } = await import('../../features/documents/keeping/send-pending-companions.js');
  return sendPendingCompanions(userId, /^\/app\/resume\/([^/]+)\/./.exec(pathname)?.[1]);
}
