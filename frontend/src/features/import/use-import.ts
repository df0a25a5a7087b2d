import type { ImportResult } from '@shortlist/shared/contract/import';
import { useEffect, useRef, useState } from 'react';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import type { OnImported } from '../../ui/import-slot.js';
import { readResume, type ImportSource } from './import-calls.js';

export type Stage =
  | { kind: 'choosing'; failure?: string }
  | { kind: 'reading'; name: string }
  | { kind: 'report'; result: ImportResult; busy: boolean; failure?: string };

/** From the choice of a file over its reading to the report, and back at every point. */
export function useImport(onImported: OnImported, onDone: () => void) {
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const back = () => {
    current.current?.abort();
    setStage({ kind: 'choosing' });
  };

  const read = async (source: ImportSource) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setStage({ kind: 'reading', name: typeof source === 'string' ? 'the text' : source.name });
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
  error instanceof Error ? explainFailure(error) : 'Something went wrong. Please try again.';
