import { useCallback } from 'react';
import { WritingPage, type DeskProps } from '../page/writing-page.js';
import type { DeskTexts, Texts } from './desk-texts.js';
import { TextsDesk } from './texts-desk.js';

export function TextsPage<Content extends Texts>({ texts }: { texts: DeskTexts<Content> }) {
  // The same component as long as the page is: another would forget what was typed into it.
  const Desk = useCallback((props: DeskProps<Content>) => <TextsDesk {...props} texts={texts} />, [texts]);
  return <WritingPage key={texts.sort.kind} sort={texts.sort} Desk={Desk} />;
}
