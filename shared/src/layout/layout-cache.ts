import type { ComposedDocument, DocumentStyle, Paragraph } from '../page/composed-document.js';
import type { FontBook } from '../fonts/font-book.js';
import type { SetParagraph } from './set-paragraph.js';

interface Kept {
  set: SetParagraph;
  undrawable: readonly string[];
}

/**
 * Caches laid-out paragraphs by content and style. A change of style or faces clears the cache, and each layout removes
 * the paragraphs that it did not use, so the cache never outgrows one document.
 */
export class LayoutCache {
  private look = '';
  private style?: DocumentStyle;
  private fonts?: FontBook;
  private kept = new Map<string, Kept>();
  private previous = new Map<string, Kept>();

  paragraph(
    paragraph: Paragraph,
    document: ComposedDocument,
    fonts: FontBook,
    undrawable: Set<string>,
    make: () => SetParagraph,
  ): SetParagraph {
    this.begin(document, fonts);
    const key = keyOf(paragraph);
    let kept = this.kept.get(key) ?? this.previous.get(key);
    if (!kept) {
      const before = new Set(undrawable);
      const set = make();
      kept = { set, undrawable: [...undrawable].filter((character) => !before.has(character)) };
    }
    for (const character of kept.undrawable) undrawable.add(character);
    this.kept.set(key, kept);
    return kept.set;
  }

  /** Starts a new layout, unless the style and the fonts are the same objects as in the last call. */
  private begin(document: ComposedDocument, fonts: FontBook): void {
    if (document.style === this.style && fonts === this.fonts) return;
    const look = JSON.stringify([document.style, document.page, document.language, document.direction]);
    const isSameLook = look === this.look && fonts === this.fonts;
    this.previous = isSameLook ? this.kept : new Map<string, Kept>();
    this.kept = new Map();
    this.look = look;
    this.style = document.style;
    this.fonts = fonts;
  }
}

const keyOf = ({ role, runs, end }: Paragraph): string => JSON.stringify([role, runs, end]);
