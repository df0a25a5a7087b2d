import { memo } from 'react';
import type { Education } from '@shortlist/shared/resume/resume-data';
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
      empty="Nothing here yet. The highest degree or the latest course is enough."
    />
  );
}

const EducationFields = memo(function EducationFields({ index }: { index: number }) {
  return (
    <FieldGrid>
      <DraftField path={`education.${index}.school`} label="School" />
      <DraftField path={`education.${index}.degree`} label="Degree" placeholder="B.S. in Nursing" />
      <DraftField path={`education.${index}.year`} label="Year" placeholder="2017" />
      <DraftField path={`education.${index}.location`} label="Location" />
      <DraftField path={`education.${index}.graduationDate`} label="Graduation Date" hint="In place of the year" />
      <DraftField path={`education.${index}.gpa`} label="GPA" placeholder="3.8" />
    </FieldGrid>
  );
});
