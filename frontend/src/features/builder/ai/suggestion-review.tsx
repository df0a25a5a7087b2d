import { lazy, Suspense, type ComponentProps } from 'react';
import { loadSuggestionDialog } from '../page/load-ahead.js';

const SuggestionDialog = lazy(() => loadSuggestionDialog().then((module) => ({ default: module.SuggestionDialog })));

/** The dialog, loaded lazily because the first steps do not need it. */
export const SuggestionReview = (props: ComponentProps<typeof SuggestionDialog>) => (
  <Suspense fallback={null}>
    <SuggestionDialog {...props} />
  </Suspense>
);
