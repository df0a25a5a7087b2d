import type { ImportResult } from '@shortlist/shared/contract/import';
import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import type { OnImported } from '../../entities/resume/import-slot.js';
import { readResume, type ImportSource } from './import-calls.js';
import { messages } from './messages.js';

export type Stage =
  | { kind: 'choosing'; failure?: string }
  | { kind: 'reading'; name: string }
  | { kind: 'report'; result: ImportResult; busy: boolean; failure?: string };

export function useImport(onImported: OnImported, onDone: () => void) {
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const back = () => {
    running.current?.abort();
    setStage({ kind: 'choosing' });
  };

  const read = async (source: ImportSource) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setStage({ kind: 'reading', name: typeof source === 'string' ? messages.useImport.pastedText : source.name });
    const next = await readResume(source, controller.signal).then(
      (result): Stage => ({ kind: 'report', result, busy: false }),
      (error: unknown): Stage => ({ kind: 'choosing', failure: messageOf(error) }),
    );
    if (!controller.signal.aborted) setStage(next);
  };

  const use = async (result: ImportResult) => {
    setStage({ kind: 'report', result, busy: true });
    try {
      await onImported(result);
      onDone();
    } catch (error) {
      setStage({ kind: 'report', result, busy: false, failure: messageOf(error) });
    }
  };

  return { stage, read, use, back };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? explainFailure(error) : messages.useImport.failed;
