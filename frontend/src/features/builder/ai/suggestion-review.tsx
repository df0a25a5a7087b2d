import { lazy, Suspense, type ComponentProps } from 'react';

export const loadSuggestionDialog = () => import('./suggestion-dialog.js');

const SuggestionDialog = lazy(() => loadSuggestionDialog().then((module) => ({ default: module.SuggestionDialog })));

/** Suggestion dialog, loaded lazily because the first steps of the builder do not need it. */
export const SuggestionReview = (props: ComponentProps<typeof SuggestionDialog>) => (
  <Suspense fallback={null}>
    <SuggestionDialog {...props} />
  </Suspense>
);
