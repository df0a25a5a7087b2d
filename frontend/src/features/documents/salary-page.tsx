import { SALARY_TEXTS } from './texts/guides.js';
import { TextsPage } from './texts/texts-page.js';

export default function SalaryPage() {
  return <TextsPage texts={SALARY_TEXTS} />;
}
