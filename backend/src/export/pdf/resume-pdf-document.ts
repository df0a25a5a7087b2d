import { createHash } from 'node:crypto';
import type { CarriedResume } from '@shortlist/shared/resume/carried-resume';
import type { FaceId } from '@shortlist/shared/fonts/families';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import pdfDocumentModule from 'pdfmake/js/PDFDocument.js';
import { loadFace } from '../fonts/fonts.js';
import { carriedProperty } from './carried-data.js';
import { EmbeddedFace } from './embedded-face.js';

const { default: PdfmakeDocument } = pdfDocumentModule;

const PRODUCER = 'Shortlist';

/**
 * Extends pdfmake's document: parses fonts once per process, and writes metadata that depends only on the content, so
 * that the same resume always produces the same bytes.
 */
export class ResumePdfDocument extends PdfmakeDocument {
  private readonly faces = new Map<FaceId, EmbeddedFace>();
  /**
   * Has no initializer, because an initializer would discard the first chunk, which the base class's constructor has
   * already stored here.
   */
  declare private chunks: Uint8Array[] | undefined;

  constructor(
    document: LaidOutDocument,
    private readonly carried?: CarriedResume,
  ) {
    super(
      {},
      {},
      {},
      {},
      {
        size: [document.width, document.height],
        pdfVersion: '1.7',
        ...(isUniversal(document) && { subset: 'PDF/UA' }),
        tagged: true,
        displayTitle: true,
        lang: document.language,
        autoFirstPage: false,
        font: null,
        info: {
          Title: document.title,
          Author: document.author,
          Creator: PRODUCER,
          Producer: PRODUCER,
          CreationDate: new Date(0),
        },
      },
    );
    delete this.info['CreationDate'];
    this._id = createHash('sha256').update(JSON.stringify(document.pages)).digest().subarray(0, 16);
  }

  embed(id: FaceId): EmbeddedFace {
    let embedded = this.faces.get(id);
    if (!embedded) {
      const face = loadFace(id);
      if (!face) throw new Error(`There is no face ${id}`);
      embedded = new EmbeddedFace(this, face, `F${this.faces.size + 1}`);
      this.faces.set(id, embedded);
      this._fontFamilies[id] = embedded;
    }
    return embedded;
  }

  bytes(): Uint8Array {
    this.end();
    return Buffer.concat(this.chunks ?? []);
  }

  /** Collects the chunks instead of passing them to the stream of the base class. */
  override push(chunk: Uint8Array | null): boolean {
    if (chunk) (this.chunks ??= []).push(chunk);
    return true;
  }

  /** Replaces pdfkit's XMP packet, which contains a creation date and does not escape the title and the author. */
  override _addInfo(): void {
    const { Title: title, Author: author } = this.info;
    this.appendXML(
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(String(title))}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(String(author))}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
<pdf:Producer>${PRODUCER}</pdf:Producer>
</rdf:Description>`,
    );
    if (this.carried) this.appendXML(carriedProperty(this.carried));
  }
}

/** PDF/UA conformance requires a heading and a known language. */
const isUniversal = ({ pages, isLanguageKnown }: LaidOutDocument): boolean =>
  isLanguageKnown && pages.some(({ lines }) => lines.some(({ structure }) => structure === 'H1'));

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
