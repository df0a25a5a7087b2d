import type { CoverLetterView } from '@shortlist/shared/contract/ai';

/** How the last text came about. */
export type Written = Pick<CoverLetterView, 'engine' | 'notice' | 'flags'>;

/** Which engine spoke, and whose words it had. */
export const engineNote = ({ engine }: Pick<Written, 'engine'>): string =>
  engine === 'builtin'
    ? 'Based only on what you wrote. Check each line before you accept it.'
    : `Written by ${engine} from your resume. Check that every line is true.`;

export const NOTHING_TO_WRITE_FROM = {
  title: 'Nothing to write from yet',
  description: 'Add your job title, your work or your skills to the resume first.',
};
