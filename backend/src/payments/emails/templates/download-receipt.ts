import type { EmailTemplate } from '../../../mail/email-template.js';
import { receiptDetails, receiptReason, type Receipt } from '../../../mail/receipt.js';

/** @param title the resume's title; null if the resume is deleted or the user's address was never confirmed */
export const downloadReceipt = (
  greeting: string,
  receipt: Receipt,
  title: string | null,
  url: string,
): EmailTemplate => ({
  subject: `Your receipt: ${receipt.paid}`,
  greeting,
  paragraphs: [
    `Thank you. ${title ? `“${title}”` : 'Your resume'} is unlocked: download it as PDF and DOCX as often as you like, including future edits.`,
  ],
  details: [{ label: 'Item', value: 'Download of one resume, PDF and DOCX' }, ...receiptDetails(receipt)],
  button: { label: 'Open your account', url },
  reason: receiptReason,
});
