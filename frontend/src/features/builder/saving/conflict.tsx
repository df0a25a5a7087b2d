import { lazy, Suspense } from 'react';
import { useSaveState, useSaving } from './saving.js';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.js').then((module) => ({ default: module.ConflictDialog })),
);

/** The choice between two versions, when there is one to make. */
export function Conflict() {
  const saving = useSaving();
  const state = useSaveState();
  if (state.kind !== 'conflict') return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        key={state.theirs.revision}
        parts={state.parts}
        onDecide={(fromOther) => void saving.takeOther(fromOther)}
      />
    </Suspense>
  );
}
