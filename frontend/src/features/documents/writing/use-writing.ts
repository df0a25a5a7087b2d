import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshAllowance } from '../../../entities/billing/ai-allowance.js';
import { explainFailure, whyUnreachable } from '@shortlist/ui-kit/explain-failure';
import { ApiError } from '@shortlist/ui-kit/request';
import { putToastAway } from '../../../ui/toasts/toast-queue.js';
import { useToast } from '../../../ui/toasts/toasts.js';

export interface StreamOptions {
  signal: AbortSignal;
  onText: (text: string) => void;
}

interface WritingOptions<View> {
  generate: (stream: StreamOptions) => Promise<View>;
  onAnswer: (view: View) => void;
  /** Title of the toast that is shown if generation fails. */
  failure: string;
}

export interface Writing {
  /** The text generated so far; null if no text is being generated. */
  text: string | null;
  /** Message about today's AI limit; null until the limit is reached. */
  limitMessage: string | null;
  write: () => void;
  stop: () => void;
}

/**
 * Streams one generated text at a time. Unmounting the component aborts the request and the generation on the server.
 */
export function useWriting<View>({ generate, onAnswer, failure }: WritingOptions<View>): Writing {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [text, setText] = useState<string | null>(null);
  const [limitMessage, setLimitMessage] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (abort: AbortController) => {
    try {
      const view = await generate({ signal: abort.signal, onText: setText });
      if (!abort.signal.aborted) onAnswer(view);
    } catch (error) {
      if (abort.signal.aborted) return;
      // Show the message on the page instead of in a toast, because retrying does not help until tomorrow.
      if (error instanceof ApiError && error.code === 'ai_limit_reached') setLimitMessage(error.message);
      else if (error instanceof ApiError && error.status === 429)
        toast({ title: failure, description: explainFailure(error), variant: 'destructive' });
      else toast({ title: failure, description: whyUnreachable(error), variant: 'destructive' });
    } finally {
      void refreshAllowance(queryClient);
      if (running.current === abort) {
        running.current = null;
        setText(null);
      }
    }
  };
  return {
    text,
    limitMessage,
    write: () => {
      if (running.current) return;
      const abort = new AbortController();
      running.current = abort;
      putToastAway();
      setLimitMessage(null);
      setText('');
      void run(abort);
    },
    stop: () => {
      running.current?.abort();
      running.current = null;
      setText(null);
    },
  };
}
