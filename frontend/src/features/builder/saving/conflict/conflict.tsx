import { lazy, Suspense } from 'react';
import { useDraft } from '../../draft/draft-store.js';
import { useSaveState, useSaving } from '../saving.js';

const ConflictDialog = lazy(() =>
  import('./conflict-dialog.js').then((module) => ({ default: module.ConflictDialog })),
);

export function Conflict() {
  const saving = useSaving();
  const state = useSaveState();
  const mine = useDraft(({ content }) => content);
  if (state.kind !== 'conflict') return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        key={state.theirs.revision}
        conflict={state}
        mine={mine}
        onDecide={(choice) => void saving.resolve(choice)}
      />
    </Suspense>
  );
}
