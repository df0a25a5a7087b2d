import { composeDocument } from '@shortlist/shared/document/compose-document';
import { fitToPages, sizesInWords } from '@shortlist/shared/layout/fit-to-pages';
import { loadFacesOf, layoutWithLoadedFaces } from '@shortlist/ui-kit/page-preview/layout-once';
import { useState } from 'react';
import { useToast } from '../../../ui/toasts.js';
import { useFailureToast } from '../../../ui/use-failure-toast.js';
import { undoOffer } from '../ai/undo-offer.js';
import { setSettings, useDraft } from '../draft/draft-store.js';

export const pagesInWords = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** Sets the résumé on a number of pages by type size, spacing and margins, and says what was changed. */
export function useFit(): { fit: (pages: number) => void; isBusy: boolean } {
  const toast = useToast();
  const failed = useFailureToast('Your resume could not be fitted');
  const [isBusy, setBusy] = useState(false);

  const search = async (pages: number) => {
    const { data, templateKey } = useDraft.getState().content;
    const composed = composeDocument(data, templateKey);
    await loadFacesOf(composed);
    const now = layoutWithLoadedFaces(composed).pages.length;
    if (now <= pages) return toast({ title: `Your resume already fits on ${pagesInWords(now)}` });
    const result = fitToPages(data, templateKey, pages, layoutWithLoadedFaces);
    if (!result.fits)
      return toast({
        title: `Too long for ${pagesInWords(pages)}`,
        description: `Even at the smallest readable size it takes ${pagesInWords(result.pages)}. Shorten or hide what matters least for this job.`,
      });
    setSettings(result.settings);
    const changes = sizesInWords(result.settings);
    const news = undoOffer(`Fits on ${pagesInWords(pages)}`, toast);
    return toast({
      ...news,
      description: changes === '' ? 'The template’s default sizes are small enough.' : `Now with ${changes}.`,
    });
  };

  const fit = (pages: number) => {
    setBusy(true);
    search(pages)
      .catch(failed)
      .finally(() => setBusy(false));
  };
  return { fit, isBusy };
}
