import { templateFor } from '../templates/templates.js';
import { compareEntries } from './compare-entries.js';
import { compareSettings } from './compare-settings.js';
import { compareSkills } from './compare-skills.js';
import { compareTexts } from './compare-texts.js';
import { textDifference } from './difference.js';
import type { Difference } from './difference.js';
import { readResumeData } from '../resume/read-resume-data.js';
import type { Personal, ResumeData, TemplateKey } from '../resume/resume-data.js';
import { PERSONAL_ROWS } from '../resume/resume-fields.js';
import { MERGE_PARTS, PART_NAMES } from './resume-parts.js';
import type { MergePart } from './resume-parts.js';

/** Content and layout settings of a resume. `jdText` is empty if the resume has no job description. */
export interface ComparedContent {
  title: string;
  templateKey: TemplateKey;
  data: ResumeData;
  jdText: string;
}

/**
 * Lists the differences between two states of a resume by section, worded for the user. Edited and moved entries and
 * bullets are recognized. Invisible differences (blank entries and bullets, white space around texts) are ignored, so
 * two different states may have no differences. Pure; accepts any data.
 */
export function compareContents(before: ComparedContent, after: ComparedContent): Difference[] {
  const old = { ...before, data: readResumeData(before.data) };
  const now = { ...after, data: readResumeData(after.data) };
  return MERGE_PARTS.flatMap((part) => comparePart(part, old, now));
}

function comparePart(part: MergePart, before: ComparedContent, after: ComparedContent): Difference[] {
  const [old, now] = [before.data, after.data];
  const place = { part, path: part, label: PART_NAMES[part] };
  switch (part) {
    case 'title':
    case 'jdText':
      return textDifference(place, before[part], after[part]);
    case 'templateKey':
      return textDifference(place, templateFor(before.templateKey).name, templateFor(after.templateKey).name);
    case 'personal':
      return comparePersonal(old.personal, now.personal);
    case 'summary':
      return textDifference({ ...place, path: 'summary.text' }, old.summary.text, now.summary.text);
    case 'skills':
      return compareSkills(old.skills, now.skills);
    case 'awards':
      return compareTexts(old.extras.awards, now.extras.awards, (index) => ({
        part,
        path: `extras.awards.${index}`,
        label: `Award ${index + 1}`,
      }));
    case 'settings':
      return compareSettings(before, after);
    default:
      return compareEntries(part, old, now);
  }
}

const comparePersonal = (before: Personal, after: Personal): Difference[] =>
  PERSONAL_ROWS.flatMap(({ key, name }) =>
    textDifference({ part: 'personal', path: `personal.${key}`, label: name }, before[key], after[key]),
  );
