import { useEffect, useRef } from 'react';
import { reportFirstSave } from '../../../api/usage-report.js';
import type { SaveState } from './record/save-state.js';

let isReported = false;

/** Reports the first save after each page load to the usage statistics. */
export function useFirstSaveReport(kind: SaveState['kind']): void {
  const before = useRef(kind);
  useEffect(() => {
    const isSaved = kind === 'saved' && before.current !== 'saved';
    before.current = kind;
    if (!isSaved || isReported) return;
    isReported = true;
    reportFirstSave();
  }, [kind]);
}
