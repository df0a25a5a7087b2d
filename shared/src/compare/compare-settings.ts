import { sectionOrder } from '../document/compose-document.js';
import { templateFor } from '../templates/templates.js';
import type { Difference } from './difference.js';
import { isLanguageTag } from '../resume/read-resume-data.js';
import { SECTION_IDS } from '../resume/resume-data.js';
import type { ResumeData, ResumeSettings, TemplateKey } from '../resume/resume-data.js';
import { PART_NAMES } from './resume-parts.js';
import { accentName, DENSITY_NAMES, MARGINS_NAMES, PAGE_SIZE_NAMES, percent } from './setting-names.js';

interface Laid {
  data: ResumeData;
  templateKey: TemplateKey;
}

/** Describes settings in the words of the layout panel. A missing setting is described by its default. */
const IN_WORDS: { key: string; label: string; words: (settings: ResumeSettings) => string }[] = [
  { key: 'pageSize', label: 'Page size', words: ({ pageSize = 'letter' }) => PAGE_SIZE_NAMES[pageSize] },
  { key: 'fontScale', label: 'Font size', words: ({ fontScale = 1 }) => percent(fontScale) },
  { key: 'density', label: 'Spacing', words: ({ density = 'normal' }) => DENSITY_NAMES[density] },
  { key: 'margins', label: 'Margins', words: ({ margins = 'normal' }) => MARGINS_NAMES[margins] },
  { key: 'accent', label: 'Accent color', words: ({ accent }) => accentName(accent) },
  { key: 'locale', label: 'Language of the resume', words: ({ locale }) => languageName(locale) },
  ...SECTION_IDS.map((id) => ({
    key: `hiddenSections.${id}`,
    label: `Section “${PART_NAMES[id]}”`,
    words: ({ hiddenSections = [] }: ResumeSettings) => (hiddenSections.includes(id) ? 'Hidden' : 'Shown'),
  })),
];

export function compareSettings(before: Laid, after: Laid): Difference[] {
  const [old, now] = [before.data.settings, after.data.settings];
  const changed = IN_WORDS.map(({ key, label, words }): Difference => ({
    part: 'settings',
    path: `settings.${key}`,
    label,
    kind: 'changed',
    before: words(old),
    after: words(now),
  }));
  return [...changed, ...orderOfSections(before, after)].filter((difference) => difference.before !== difference.after);
}

/** Reports the section order only if the user chose one, because each template has its own default. */
function orderOfSections(before: Laid, after: Laid): Difference[] {
  if (!before.data.settings.sectionOrder && !after.data.settings.sectionOrder) return [];
  const words = ({ data, templateKey }: Laid) =>
    sectionOrder(data, templateFor(templateKey))
      .map((id) => PART_NAMES[id])
      .join(', ');
  return [
    {
      part: 'settings',
      path: 'settings.sectionOrder',
      label: 'Order of sections',
      kind: 'moved',
      before: words(before),
      after: words(after),
    },
  ];
}

function languageName(tag: string | undefined): string {
  if (tag === undefined) return 'Automatic';
  return (isLanguageTag(tag) && new Intl.DisplayNames(['en'], { type: 'language' }).of(tag)) || tag;
}
