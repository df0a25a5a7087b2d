import { INTERVIEW_TEXTS } from './texts/guides.js';
import { TextsPage } from './texts/texts-page.js';

export default function InterviewPage() {
  return <TextsPage texts={INTERVIEW_TEXTS} />;
}
