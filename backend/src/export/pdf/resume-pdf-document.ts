import { createHash } from 'node:crypto';
import type { CarriedResume } from '@shortlist/shared/export/carried-resume';
import type { FaceId } from '@shortlist/shared/fonts/families';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import pdfDocumentModule from 'pdfmake/js/PDFDocument.js';
import { loadFace } from '../fonts.js';
import { carriedProperty } from './carried-data.js';
import { EmbeddedFace } from './embedded-face.js';

const { default: PdfmakeDocument } = pdfDocumentModule;

const PRODUCER = 'Shortlist';

/**
 * pdfmake's document with the fonts of this process, which are parsed once and not for every file, and with metadata
 * that depends on the content alone: the same résumé gives the same bytes.
 */
export class ResumePdfDocument extends PdfmakeDocument {
  private readonly faces = new Map<FaceId, EmbeddedFace>();
  /** Without an initial value, because the base class writes the file's first line before ours could be set. */
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

  /** The face as this document embeds it. */
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

  /** Ends the document and gives the whole file. */
  bytes(): Uint8Array {
    this.end();
    return Buffer.concat(this.chunks ?? []);
  }

  /** The file is wanted whole, so its parts are kept here and not queued in a stream. */
  override push(chunk: Uint8Array | null): boolean {
    if (chunk) (this.chunks ??= []).push(chunk);
    return true;
  }

  /** pdfkit pastes title and author into the XMP packet unescaped, and insists on a creation date. */
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

/** PDF/UA asks for a first heading and for the language of the text: a file without either must not claim it. */
const isUniversal = ({ pages, isLanguageKnown }: LaidOutDocument): boolean =>
  isLanguageKnown && pages.some(({ lines }) => lines.some(({ structure }) => structure === 'H1'));

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
