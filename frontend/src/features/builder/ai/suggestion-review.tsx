import { lazy, Suspense, type ComponentProps } from 'react';

export const loadSuggestionDialog = () => import('./suggestion-dialog.js');

const SuggestionDialog = lazy(() => loadSuggestionDialog().then((module) => ({ default: module.SuggestionDialog })));

/** The dialog, loaded lazily because the first steps do not need it. */
export const SuggestionReview = (props: ComponentProps<typeof SuggestionDialog>) => (
  <Suspense fallback={null}>
    <SuggestionDialog {...props} />
  </Suspense>
);
