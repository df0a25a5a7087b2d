import { PRICE_OF_DOWNLOAD } from '../../../../entities/billing/billing.js';
import { messages } from '../messages.js';

/** Tooltip of the PDF button of a locked resume. */
export const UNLOCK_HINT = messages.pdfLabel.locked(PRICE_OF_DOWNLOAD);

export const pdfLabel = (title: string, isLocked: boolean): string =>
  isLocked ? messages.pdfLabel.lockedPdf(title, PRICE_OF_DOWNLOAD) : messages.pdfLabel.pdf(title);
