import { emptyExperience, TEMPLATE_KEYS, type TemplateKey } from '@shortlist/shared/resume/resume-data';
import { takeDemoWords, type DemoWords } from '../../../storage/demo-words.js';
import { hasContent } from '../../../storage/visitor-draft.js';
import { editContent, goToStep, useDraft } from './draft-store.js';
import { type DraftContent } from './draft-content.js';

const TEMPLATE_PARAM = 'template';
const PERSONAL_STEP = 1;

/**
 * Applies a visitor's choices on the landing page to the open draft: the clicked template and, if the draft is empty,
 * the text typed into the demo.
 */
export function applyLandingChoices(): void {
  const templateKey = takeTemplate();
  const demo = takeDemoWords();
  const isEmpty = !hasContent(useDraft.getState().content);
  if (isEmpty && Object.keys(demo).length > 0) editContent((content) => withDemo(content, demo));
  if (!templateKey) return;
  editContent((content) => (content.templateKey === templateKey ? content : { ...content, templateKey }));
  if (isEmpty) goToStep(PERSONAL_STEP);
}

/** Reads the template from the URL and removes the parameter, so that a reload does not apply the template again. */
function takeTemplate(): TemplateKey | undefined {
  const url = new URL(location.href);
  const chosen = url.searchParams.get(TEMPLATE_PARAM);
  if (chosen === null) return undefined;
  url.searchParams.delete(TEMPLATE_PARAM);
  history.replaceState(history.state, '', url);
  return TEMPLATE_KEYS.find((key) => key === chosen);
}

function withDemo(content: DraftContent, demo: DemoWords): DraftContent {
  const { data } = content;
  const { name = '', title = '', email = '', phone = '', role = '', company = '', bullet = '', skills = '' } = demo;
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
