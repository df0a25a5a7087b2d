import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshAllowance } from '../../../lib/ai-allowance.js';
import { explainFailure, whyUnreachable } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { putToastAway } from '../../../ui/toast-queue.js';
import { useToast } from '../../../ui/toasts.js';

export interface Watching {
  signal: AbortSignal;
  onText: (text: string) => void;
}

interface WritingOptions<View> {
  ask: (watching: Watching) => Promise<View>;
  onAnswer: (view: View) => void;
  /** Told when it did not work. */
  failure: string;
}

export interface Writing {
  /** What has been written so far; null while nothing is being written. */
  text: string | null;
  /** Why nothing more is written today, and what to do about it. */
  usedUp: string | null;
  write: () => void;
  stop: () => void;
}

/** One text at a time, shown while it is written. Leaving the page ends it, on the server too. */
export function useWriting<View>({ ask, onAnswer, failure }: WritingOptions<View>): Writing {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [text, setText] = useState<string | null>(null);
  const [usedUp, setUsedUp] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const run = async (abort: AbortController) => {
    try {
      const view = await ask({ signal: abort.signal, onText: setText });
      if (!abort.signal.aborted) onAnswer(view);
    } catch (error) {
      if (abort.signal.aborted) return;
      // Trying again does not help where the day's answers are used up, so this stays on the page.
      if (error instanceof ApiError && error.code === 'ai_limit_reached') setUsedUp(error.message);
      else if (error instanceof ApiError && error.status === 429)
        toast({ title: failure, description: explainFailure(error), variant: 'destructive' });
      else toast({ title: failure, description: whyUnreachable(error), variant: 'destructive' });
    } finally {
      void refreshAllowance(queryClient);
      if (underWay.current === abort) {
        underWay.current = null;
        setText(null);
      }
    }
  };
  return {
    text,
    usedUp,
    write: () => {
      if (underWay.current) return;
      const abort = new AbortController();
      underWay.current = abort;
      putToastAway();
      setUsedUp(null);
      setText('');
      void run(abort);
    },
    stop: () => {
      underWay.current?.abort();
      underWay.current = null;
      setText(null);
    },
  };
}
