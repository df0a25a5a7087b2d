import { CoverLetterDesk } from './cover-letter/cover-letter-desk.js';
import { COVER_LETTER } from './keeping/document-sort.js';
import { WritingPage } from './page/writing-page.js';

export default function CoverLetterPage() {
  return <WritingPage sort={COVER_LETTER} Desk={CoverLetterDesk} />;
}
