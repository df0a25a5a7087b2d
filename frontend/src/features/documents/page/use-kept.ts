import { useEffect } from 'react';
import { useStore } from 'zustand';
import { connectDocument } from '../keeping/connect-document.js';
import type { Kept, KeptDocument } from '../keeping/kept-document.js';

/** The text of this page, kept as long as the page is open. */
export function useKept<Content>(document: KeptDocument<Content>): Kept<Content> {
  useEffect(() => connectDocument(document), [document]);
  return useStore(document.shown);
}
