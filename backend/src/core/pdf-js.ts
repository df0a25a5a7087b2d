import { canvasHooks } from './without-canvas.js';
import 'pdfjs-dist/legacy/build/pdf.min.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

canvasHooks.deregister();

/**
 * The part of pdf.js that reads files. Both imports are minified builds: V8 keeps the source text of a module in each
 * thread that loads it, 7 MB for the full builds. Importing the worker's build registers it as this thread's reader;
 * otherwise pdf.js would load its full build when it opens the first file.
 */
export { getDocument, OPS, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.min.mjs';
export type { PDFPageProxy } from 'pdfjs-dist';
