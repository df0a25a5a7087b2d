import { memo, useState } from 'react';
import type { Education } from '@shortlist/shared/resume/resume-data';
import { useDraft } from '../draft/draft-store.js';
import { DateField } from '../fields/date-field.js';
import { DraftField } from '../fields/draft-field.js';
import { EntryList } from '../fields/entry-list.js';
import { FieldGrid } from '../fields/field-grid.js';

const titleOf = ({ degree, school }: Education): string => [degree, school].filter((part) => part.trim()).join(', ');

export function EducationStep() {
  return (
    <EntryList
      list="education"
      noun="education"
      addLabel="Add Education"
      firstField="school"
      titleOf={titleOf}
      fields={(index) => <EducationFields index={index} />}
      empty="Your highest degree or latest course is enough."
    />
  );
}

const EducationFields = memo(function EducationFields({ index }: { index: number }) {
  // As the entry was when it was opened: a field must not go away under the hands of whoever empties it.
  const [dates] = useState(() => datesOf(useDraft.getState().content.data.education[index]));
  return (
    <FieldGrid>
      <DraftField path={`education.${index}.school`} label="School" />
      <DraftField path={`education.${index}.degree`} label="Degree" placeholder="B.S. in Nursing" />
      {dates !== 'graduation' && (
        <DateField
          path={`education.${index}.year`}
          label={dates === 'both' ? 'Years' : 'Graduation Date'}
          placeholder="May 2017, or Expected 2027"
        />
      )}
      {dates !== 'year' && <DateField path={`education.${index}.graduationDate`} label="Graduation Date" />}
      <DraftField path={`education.${index}.location`} label="Location" />
      <DraftField path={`education.${index}.gpa`} label="GPA" placeholder="3.8" />
    </FieldGrid>
  );
});

/** One field for the date, but for entries of older versions and other programs that have two. */
function datesOf({ year, graduationDate }: Partial<Education> = {}): 'year' | 'graduation' | 'both' {
  if (!graduationDate) return 'year';
  return year ? 'both' : 'graduation';
}
