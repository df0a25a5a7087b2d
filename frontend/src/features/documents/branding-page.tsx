import { BRANDING_TEXTS } from './texts/guides.js';
import { TextsPage } from './texts/texts-page.js';

export default function BrandingPage() {
  return <TextsPage texts={BRANDING_TEXTS} />;
}
