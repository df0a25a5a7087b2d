import { emptyExperience, TEMPLATE_KEYS, type TemplateKey } from '@shortlist/shared/resume/resume-data';
import { takeDemoWords, type DemoWords } from '../../../lib/demo-words.js';
import { hasContent } from '../../../lib/visitor-draft.js';
import { editContent, goToStep, useDraft, type DraftContent } from './draft-store.js';

const TEMPLATE_PARAM = 'template';
const PERSONAL_STEP = 1;

/**
 * Begins an open draft as the page before it asked for: with the template of the card that was clicked, and with what
 * was typed into the landing page's demo. A draft that has content keeps its words.
 */
export function startAsWished(): void {
  const templateKey = takeTemplate();
  const words = takeDemoWords();
  const isEmpty = !hasContent(useDraft.getState().content);
  if (isEmpty && Object.keys(words).length > 0) editContent((content) => withWords(content, words));
  if (!templateKey) return;
  editContent((content) => (content.templateKey === templateKey ? content : { ...content, templateKey }));
  if (isEmpty) goToStep(PERSONAL_STEP);
}

/** Once: a reload must not bring it back. */
function takeTemplate(): TemplateKey | undefined {
  const address = new URL(location.href);
  const wished = address.searchParams.get(TEMPLATE_PARAM);
  if (wished === null) return undefined;
  address.searchParams.delete(TEMPLATE_PARAM);
  history.replaceState(history.state, '', address);
  return TEMPLATE_KEYS.find((key) => key === wished);
}

function withWords(content: DraftContent, words: DemoWords): DraftContent {
  const { data } = content;
  const { name = '', title = '', email = '', phone = '', role = '', company = '', bullet = '', skills = '' } = words;
  const job = { ...emptyExperience(), role, company, bullets: bullet === '' ? [] : [bullet] };
  return {
    ...content,
    data: {
      ...data,
      personal: { ...data.personal, fullName: name, jobTitle: title, email, phone },
      experience: role + company + bullet === '' ? [] : [job],
      skills: skills
        .split(',')
        .map((skill) => skill.trim())
        .filter(Boolean),
    },
  };
}
