import { PRICE_OF_DOWNLOAD } from '../../../lib/billing.js';

/** What the lock on a PDF button means. */
export const UNLOCK_HINT = `PDF and DOCX of this resume: ${PRICE_OF_DOWNLOAD} one time`;

/** A locked one opens the checkout. */
export const pdfLabel = (title: string, isLocked: boolean): string =>
  `PDF of ${title} (${isLocked ? `${PRICE_OF_DOWNLOAD}, ` : ''}opens a new tab)`;
