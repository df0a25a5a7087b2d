import { expect, it } from 'vitest';
import { formatName } from './format-name.js';

it('formatName names a download by its content and file format', () => {
  expect(['pdf', 'docx', 'text', 'json', 'letter_pdf', 'guide_docx', 'other'].map(formatName)).toEqual([
    'PDF',
    'DOCX',
    'Plain text',
    'JSON',
    'Cover letter, PDF',
    'Guide, DOCX',
    'other',
  ]);
});
