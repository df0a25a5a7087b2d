import { CoverLetterEditor } from './cover-letter/cover-letter-editor.js';
import { COVER_LETTER } from './keeping/companion-kind.js';
import { WritingPage } from './page/writing-page.js';

export default function CoverLetterPage() {
  return <WritingPage kind={COVER_LETTER} Editor={CoverLetterEditor} />;
}
