import { memo, useState } from 'react';
import type { Education } from '@shortlist/shared/resume/resume-data';
import { useDraft } from '../draft/draft-store.js';
import { DateField } from '../fields/date-field.js';
import { DraftField } from '../fields/draft-field.js';
import { EntryList } from '../fields/entry-list.js';
import { FieldGrid } from '../fields/field-grid.js';
import { messages } from './messages.js';

const texts = messages.education;

const titleOf = ({ degree, school }: Education): string => [degree, school].filter((part) => part.trim()).join(', ');

export function EducationStep() {
  return (
    <EntryList
      list="education"
      noun={texts.noun}
      addLabel={texts.add}
      firstField="school"
      titleOf={titleOf}
      fields={(index) => <EducationFields index={index} />}
      empty={texts.empty}
    />
  );
}

const EducationFields = memo(function EducationFields({ index }: { index: number }) {
  // Choose the date fields only once, on mount, because a field must not disappear while the user clears it.
  const [dates] = useState(() => datesOf(useDraft.getState().content.data.education[index]));
  return (
    <FieldGrid>
      <DraftField path={`education.${index}.school`} label={texts.school} />
      <DraftField path={`education.${index}.degree`} label={texts.degree} placeholder={texts.degreePlaceholder} />
      {dates !== 'graduation' && (
        <DateField
          path={`education.${index}.year`}
          label={dates === 'both' ? texts.years : texts.graduation}
          placeholder={texts.graduationPlaceholder}
        />
      )}
      {dates !== 'year' && <DateField path={`education.${index}.graduationDate`} label={texts.graduation} />}
      <DraftField path={`education.${index}.location`} label={texts.location} />
      <DraftField path={`education.${index}.gpa`} label={texts.gpa} placeholder={texts.gpaPlaceholder} />
    </FieldGrid>
  );
});

/** Returns the date fields of an entry. New entries have one; entries from older releases and imports may have two. */
function datesOf({ year, graduationDate }: Partial<Education> = {}): 'year' | 'graduation' | 'both' {
  if (!graduationDate) return 'year';
  return year ? 'both' : 'graduation';
}
