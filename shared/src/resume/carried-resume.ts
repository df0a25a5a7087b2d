import {
  emptyResumeData,
  type ResumeData,
  type ResumeSettings,
  type SectionId,
  type TemplateKey,
} from './resume-data.js';
import { cleanLine, withoutControls } from '../text/text.js';

/** The resume as embedded in exported files, so that importing such a file loses nothing. */
export interface CarriedResume {
  version: 1;
  templateKey: TemplateKey;
  data: ResumeData;
}

/**
 * Returns the printed content as data. The recipient of a file must not see more than its pages show: hidden sections
 * and their names, blank entries and invisible characters are left out.
 */
export function carriedResume(data: ResumeData, templateKey: TemplateKey): CarriedResume {
  const hidden = new Set(data.settings.hiddenSections);
  const { extras } = data;
  const empty = emptyResumeData();
  const shown = <T>(id: SectionId, value: T, otherwise: T): T => (hidden.has(id) ? otherwise : value);
  const visible: ResumeData = {
    personal: data.personal,
    summary: shown('summary', data.summary, empty.summary),
    skills: shown('skills', filledTexts(data.skills), []),
    experience: shown('experience', data.experience, [])
      .map((job) => ({ ...job, endDate: job.current ? '' : job.endDate, bullets: filledTexts(job.bullets) }))
      .filter(({ bullets, current: _, ...fields }) => bullets.length > 0 || isFilled(fields)),
    education: shown('education', data.education, []).filter(isFilled),
    certifications: shown('certifications', data.certifications, []).filter(isFilled),
    extras: {
      projects: shown('projects', extras.projects, []).filter(isFilled),
      awards: shown('awards', filledTexts(extras.awards), []),
      volunteer: shown('volunteer', extras.volunteer, []).filter(isFilled),
      languages: shown('languages', extras.languages, []).filter(isFilled),
    },
    settings: visibleSettings(data.settings, hidden),
  };
  return { version: 1, templateKey, data: withoutUnseen(visible) };
}

const filledTexts = (texts: string[]): string[] => texts.filter((text) => cleanLine(text) !== '');
const isFilled = (entry: object): boolean =>
  Object.values(entry).some((value) => typeof value === 'string' && cleanLine(value) !== '');

function visibleSettings({ hiddenSections: _, ...settings }: ResumeSettings, hidden: Set<SectionId>): ResumeSettings {
  const { sectionOrder } = settings;
  return sectionOrder ? { ...settings, sectionOrder: sectionOrder.filter((id) => !hidden.has(id)) } : settings;
}

function withoutUnseen<T>(value: T): T {
  if (typeof value === 'string') return withoutControls(value) as T;
  if (Array.isArray(value)) return value.map(withoutUnseen) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutUnseen(part as unknown)])) as T;
}
