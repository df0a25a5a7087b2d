import { lazy, Suspense, type ComponentProps } from 'react';
import { loadSuggestionDialog } from '../page/load-ahead.js';

const SuggestionDialog = lazy(() => loadSuggestionDialog().then((module) => ({ default: module.SuggestionDialog })));

/** The dialog, whose code the first steps do without. */
export const SuggestionReview = (props: ComponentProps<typeof SuggestionDialog>) => (
  <Suspense fallback={null}>
    <SuggestionDialog {...props} />
  </Suspense>
);
