import { useCallback } from 'react';
import { WritingPage } from '../page/writing-page.js';
import { type EditorProps } from '../page/writing-page-props.js';
import type { TextsDefinition, Texts } from './texts-definition.js';
import { TextsEditor } from './texts-editor.js';

export function TextsPage<Content extends Texts>({ texts }: { texts: TextsDefinition<Content> }) {
  // Memoized, because a new component type on each render would remount the editor and lose its state.
  const Editor = useCallback((props: EditorProps<Content>) => <TextsEditor {...props} texts={texts} />, [texts]);
  return <WritingPage key={texts.kind.key} kind={texts.kind} Editor={Editor} />;
}
