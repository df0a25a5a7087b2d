import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { journalStore } from '../../../../storage/journal-store.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { readResumesAgain } from '../../../../entities/resume/resumes-query.js';
import { onTabMessage } from '../../../../lib/tab-channel.js';
import type { Toast } from '../../../../ui/toasts/toasts.js';
import { useToast } from '../../../../ui/toasts/toasts.js';
import type { JournalEntry } from '../record/journal.js';
import { messages } from '../messages.js';
import { requestSending, sendRequests } from '../../../../sync/pending-entries.js';
import { sendPending } from './pending-work.js';
import type { SendOutcome } from './pending-work.js';
import { RetryDelay } from '../../../../lib/save-timing.js';

const texts = messages.pendingWork;

/**
 * Sends unsent work other than resumes, such as cover letters. Returns false if the server is unavailable or the
 * session has ended.
 */
export type SendOthers = (userId: string, pathname: string) => Promise<boolean>;

/**
 * Sends the account's unsent work in the background.
 *
 * @param sendOthers must be the same function on every render
 * @returns unsent work on deleted resumes
 */
export function usePendingWork(
  userId: string,
  sendOthers: SendOthers,
): { orphans: JournalEntry[]; settle: (key: string) => void } {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [orphans, setOrphans] = useState<JournalEntry[]>([]);
  const latest = useRef({ navigate, pathname });
  useEffect(() => {
    latest.current = { navigate, pathname };
  });

  useEffect(() => {
    journalStore.open();
    // Stop after a sign-out in any tab, because no tab may write to the deleted journal again.
    const unsubscribeTabs = onTabMessage(({ kind }) => {
      if (kind === 'signed-out') journalStore.close();
      else if (kind === 'room-freed') void send();
    });
    const retries = new RetryDelay();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const isOpening = (entry: JournalEntry) => isAt(latest.current.pathname, entry);
    const report = (outcome: SendOutcome) => {
      const { entry, state } = outcome;
      if (state.kind === 'gone') setOrphans((known) => [...known.filter(({ key }) => key !== entry.key), entry]);
      else if (state.kind === 'saved') void readResumesAgain(queryClient);
      const message = toastFor(outcome);
      const action = {
        label: texts.open,
        onClick: () => void latest.current.navigate(`/app/resume/${entry.resumeId}`),
      };
      if (message) toast(state.kind === 'saved' ? message : { ...message, action });
    };
    const send = async () => {
      clearTimeout(timer);
      const done =
        (await sendPending(userId, isOpening, report)) && (await sendOthers(userId, latest.current.pathname));
      // Request another attempt. If the effect has run again, the new run may have sent nothing, because this attempt
      // held the lock.
      if (isUnmounted && !done) requestSending();
      if (isUnmounted) return;
      if (done) retries.reset();
      else timer = setTimeout(() => void send(), retries.next(undefined));
    };
    void send();
    const onOnline = () => void send();
    window.addEventListener('online', onOnline);
    const unsubscribeRequests = sendRequests.subscribe(onOnline);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      unsubscribeRequests();
      unsubscribeTabs();
    };
  }, [userId, toast, sendOthers]);

  const settle = useCallback((key: string) => setOrphans((known) => known.filter((orphan) => orphan.key !== key)), []);
  return { orphans, settle };
}

/** Whether the page at this path is the builder for the entry's resume. If so, the builder itself sends the entry. */
const isAt = (pathname: string, { resumeId, base }: JournalEntry): boolean =>
  pathname === `/app/resume/${resumeId}` || (pathname === '/app/resume' && base === null);

function toastFor({ entry, state }: SendOutcome): Toast | null {
  const { title } = entry.content;
  switch (state.kind) {
    case 'saved':
      return { title: texts.sent, description: title };
    case 'conflict':
      return { title: texts.choose, description: texts.chooseDetail(title), variant: 'destructive' };
    case 'refused':
    case 'full':
      return {
        title: texts.rejected,
        description: texts.rejectedDetail(title, state.message),
        variant: 'destructive',
      };
    default:
      return null;
  }
}
