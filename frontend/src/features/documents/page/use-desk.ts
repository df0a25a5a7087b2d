import { useState, type RefObject } from 'react';
import { useToast } from '../../../ui/toasts.js';
import type { DocumentSort } from '../keeping/document-sort.js';
import type { Kept, KeptDocument } from '../keeping/kept-document.js';
import { useFocusAfter } from '../writing/use-focus-after.js';
import { useOfferedTexts, type OfferedTexts } from '../writing/use-offered-texts.js';
import { useWriting, type Watching, type Writing } from '../writing/use-writing.js';
import { NOTHING_TO_WRITE_FROM, type Written } from '../writing/written.js';
import { useKept } from './use-kept.js';

interface DeskOptions<Content, View extends Written> {
  document: KeptDocument<Content>;
  sort: DocumentSort<Content>;
  textsOf: (content: Content) => readonly string[];
  withTexts: (content: Content, texts: readonly string[]) => Content;
  ask: (content: Content, watching: Watching) => Promise<View>;
  textsIn: (view: View) => readonly string[];
  /** Takes over what else an answer tells. */
  onView?: (view: View) => void;
}

export interface Desk<Content> extends Kept<Content> {
  change: (part: Partial<Content>) => void;
  offered: OfferedTexts;
  writing: Writing;
  /** How the texts came about; null when they were not written just now. */
  written: Written | null;
  /** Says that new texts have taken the place of the old ones. */
  tellWritten: () => void;
  /** Nothing has been written yet. */
  isBlank: boolean;
  /** See `useFocusAfter`. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What all pages do on which a text is written: keep it, have it written, and never put it over the person's own unseen. */
export function useDesk<Content, View extends Written>({
  document,
  sort,
  textsOf,
  withTexts,
  ask,
  textsIn,
  onView,
}: DeskOptions<Content, View>): Desk<Content> {
  const toast = useToast();
  const { content, state } = useKept(document);
  const [written, setWritten] = useState<Written | null>(null);
  const offered = useOfferedTexts<Content>({ document, textsOf, withTexts });
  const tellWritten = () =>
    toast({ title: `${capital(sort.name)} written`, action: { label: 'Undo', onClick: offered.undo } });
  const writing = useWriting({
    ask: (watching) => ask(content, watching),
    onAnswer: (view) => {
      const texts = textsIn(view);
      if (areBlank(texts)) return toast(NOTHING_TO_WRITE_FROM);
      onView?.(view);
      setWritten(view);
      const outcome = offered.offer(texts);
      if (outcome === 'taken') tellWritten();
      if (outcome === 'same')
        toast({ title: `The new ${sort.noun} ${sort.noun.endsWith('s') ? 'are' : 'is'} the same` });
    },
    failure: `Failed to write the ${sort.name}. Please try again.`,
  });
  return {
    content,
    state,
    change: (part) => document.change({ ...document.shown.getState().content, ...part }),
    offered,
    writing,
    written,
    tellWritten,
    isBlank: areBlank(textsOf(content)),
    heading: useFocusAfter(writing),
  };
}

const areBlank = (texts: readonly string[]): boolean => texts.every((text) => text.trim() === '');
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
