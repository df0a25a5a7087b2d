import { useState, type RefObject, useEffect } from 'react';
import { useToast } from '../../../ui/toasts/toasts.js';
import type { CompanionKind } from '../keeping/companion-kind.js';
import type { Companion, CompanionState } from '../keeping/companion.js';
import { useFocusAfter } from '../writing/use-focus-after.js';
import { useOfferedTexts, type OfferedTexts } from '../writing/use-offered-texts.js';
import { useWriting, type StreamOptions, type Writing } from '../writing/use-writing.js';
import type { GenerationInfo } from '../writing/generation-info.js';
import { messages as writingMessages } from '../writing/messages.js';
import { messages } from './messages.js';
import { useStore } from 'zustand';

interface EditorOptions<Content, View extends GenerationInfo> {
  companion: Companion<Content>;
  kind: CompanionKind<Content>;
  textsOf: (content: Content) => readonly string[];
  withTexts: (content: Content, texts: readonly string[]) => Content;
  generate: (content: Content, stream: StreamOptions) => Promise<View>;
  textsIn: (view: View) => readonly string[];
  /** Applies all fields of the server's response except the generated texts. */
  onView?: (view: View) => void;
}

export interface Editor<Content> extends CompanionState<Content> {
  change: (part: Partial<Content>) => void;
  offered: OfferedTexts;
  writing: Writing;
  /** Details of the generation; null if nothing was generated since the page was opened. */
  generation: GenerationInfo | null;
  /** Shows a toast with an undo button for the generated texts. */
  announceWritten: () => void;
  isBlank: boolean;
  /** Heading that receives focus when generation ends; see `useFocusAfter`. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Returns the state of an editor that saves and generates texts. Generated text replaces the user's own text only after
 * a review.
 */
export function useEditor<Content, View extends GenerationInfo>({
  companion,
  kind,
  textsOf,
  withTexts,
  generate,
  textsIn,
  onView,
}: EditorOptions<Content, View>): Editor<Content> {
  const toast = useToast();
  const { content, status } = useCompanion(companion);
  const [generation, setGeneration] = useState<GenerationInfo | null>(null);
  const offered = useOfferedTexts<Content>({ companion, textsOf, withTexts });
  const announceWritten = () =>
    toast({
      title: messages.editor.written(kind.name),
      action: { label: messages.editor.undo, onClick: offered.undo },
    });
  const writing = useWriting({
    generate: (stream) => generate(content, stream),
    onAnswer: (view) => {
      const texts = textsIn(view);
      if (areBlank(texts)) return toast(writingMessages.generationInfo.emptyResume);
      onView?.(view);
      setGeneration(view);
      const outcome = offered.offer(texts);
      if (outcome === 'applied') announceWritten();
      if (outcome === 'unchanged') toast({ title: messages.editor.unchanged(kind.noun) });
    },
    failure: messages.editor.writeFailed(kind.name),
  });
  return {
    content,
    status,
    change: (part) => companion.change({ ...companion.store.getState().content, ...part }),
    offered,
    writing,
    generation,
    announceWritten,
    isBlank: areBlank(textsOf(content)),
    heading: useFocusAfter(writing),
  };
}

const areBlank = (texts: readonly string[]): boolean => texts.every((text) => text.trim() === '');

function useCompanion<Content>(companion: Companion<Content>): CompanionState<Content> {
  useEffect(() => companion.connect(), [companion]);
  return useStore(companion.store);
}
