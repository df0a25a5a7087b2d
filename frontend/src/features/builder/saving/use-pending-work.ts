import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { journalStore } from '../../../lib/journal-store.js';
import { queryClient } from '@shortlist/ui-kit/query';
import { readResumesAgain } from '../../../lib/resumes-query.js';
import { onTabMessage } from '../../../lib/tab-channel.js';
import type { Toast } from '../../../ui/toasts.js';
import { useToast } from '../../../ui/toasts.js';
import type { JournalEntry } from './journal.js';
import { sendingWanted, sendPending, wantSending } from './pending-work.js';
import type { SendOutcome } from './pending-work.js';
import { RetryDelay } from '../../../lib/save-timing.js';

/** Sends the account's waiting work while the person does other things. @returns texts of deleted résumés */
export function usePendingWork(userId: string): { orphans: JournalEntry[]; settle: (key: string) => void } {
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
    // Signing out in one tab wipes the journal: no other tab may write down again what is on its page.
    const stopHearing = onTabMessage(({ kind }) => {
      if (kind === 'signed-out') journalStore.close();
      else if (kind === 'room-freed') void send();
    });
    const retries = new RetryDelay();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const isOpening = (entry: JournalEntry) => isAt(latest.current.pathname, entry);
    const report = (outcome: SendOutcome) => {
      const { entry, state } = outcome;
      if (state.kind === 'gone') setOrphans((known) => [...known.filter(({ key }) => key !== entry.key), entry]);
      else if (state.kind === 'saved') void readResumesAgain(queryClient);
      const told = toastFor(outcome);
      const action = { label: 'Open', onClick: () => void latest.current.navigate(`/app/resume/${entry.resumeId}`) };
      if (told) toast(state.kind === 'saved' ? told : { ...told, action });
    };
    const send = async () => {
      clearTimeout(timer);
      const done = await sendPending(userId, isOpening, report);
      // An effect that took this one's place found the claim taken and does not know that the attempt failed.
      if (over && !done) wantSending();
      if (over) return;
      if (done) retries.reset();
      else timer = setTimeout(() => void send(), retries.next(undefined));
    };
    void send();
    const onOnline = () => void send();
    window.addEventListener('online', onOnline);
    const stopWanting = sendingWanted.subscribe(onOnline);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      stopWanting();
      stopHearing();
    };
  }, [userId, toast]);

  const settle = useCallback((key: string) => setOrphans((known) => known.filter((orphan) => orphan.key !== key)), []);
  return { orphans, settle };
}

/** The builder sends what it opens by itself. */
const isAt = (pathname: string, { resumeId, base }: JournalEntry): boolean =>
  pathname === `/app/resume/${resumeId}` || (pathname === '/app/resume' && base === null);

function toastFor({ entry, state }: SendOutcome): Toast | null {
  const { title } = entry.content;
  switch (state.kind) {
    case 'saved':
      return { title: 'Changes from this device are saved', description: title };
    case 'conflict':
      return {
        title: 'Your choice is needed',
        description: `${title} was changed on this device and elsewhere.`,
        variant: 'destructive',
      };
    case 'refused':
    case 'full':
      return { title: 'Changes could not be saved', description: `${title}: ${state.message}`, variant: 'destructive' };
    default:
      return null;
  }
}
