import { PRICE_OF_DOWNLOAD } from '../../../lib/billing.js';
import { messages } from './messages.js';

/** What the lock on a PDF button means. */
export const UNLOCK_HINT = messages.pdfLabel.locked(PRICE_OF_DOWNLOAD);

/** A locked one opens the checkout. */
export const pdfLabel = (title: string, isLocked: boolean): string =>
  isLocked ? messages.pdfLabel.lockedPdf(title, PRICE_OF_DOWNLOAD) : messages.pdfLabel.pdf(title);
