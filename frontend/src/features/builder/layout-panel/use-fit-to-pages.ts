import { composeDocument } from '@shortlist/shared/document/compose-document';
import { fitToPages, sizesInWords } from '@shortlist/shared/layout/fit-to-pages';
import { loadFacesOf, layoutWithLoadedFaces } from '@shortlist/ui-kit/page-preview/layout-once';
import { useState } from 'react';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useFailureToast } from '../../../entities/session/use-failure-toast.js';
import { undoOffer } from '../ai/undo-offer.js';
import { setSettings, useDraft } from '../draft/draft-store.js';
import { messages } from './messages.js';

const texts = messages.useFitToPages;
export const pageCount = texts.pages;

export function useFitToPages(): { fit: (pages: number) => void; isBusy: boolean } {
  const toast = useToast();
  const failed = useFailureToast(texts.failed);
  const [isBusy, setBusy] = useState(false);

  const search = async (pages: number) => {
    const { data, templateKey } = useDraft.getState().content;
    const composed = composeDocument(data, templateKey);
    await loadFacesOf(composed);
    const now = layoutWithLoadedFaces(composed).pages.length;
    if (now <= pages) return toast({ title: texts.alreadyFits(pageCount(now)) });
    const result = fitToPages(data, templateKey, pages, layoutWithLoadedFaces);
    if (!result.fits)
      return toast({
        title: texts.tooLong(pageCount(pages)),
        description: texts.tooLongDetail(pageCount(result.pages)),
      });
    setSettings(result.settings);
    return toast({
      ...undoOffer(texts.fits(pageCount(pages)), toast),
      description: texts.changes(sizesInWords(result.settings)),
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
