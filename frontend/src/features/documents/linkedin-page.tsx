import { LINKEDIN_TEXTS } from './texts/linkedin.js';
import { TextsPage } from './texts/texts-page.js';

export default function LinkedinPage() {
  return <TextsPage texts={LINKEDIN_TEXTS} />;
}
