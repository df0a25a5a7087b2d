import { memo } from 'react';
import type { Certification } from '@shortlist/shared/resume/resume-data';
import { DraftField } from '../fields/draft-field.js';
import { EntryList } from '../fields/entry-list.js';
import { FieldGrid } from '../fields/field-grid.js';

const titleOf = ({ name, issuer }: Certification): string => [name, issuer].filter((part) => part.trim()).join(', ');

export function CertificationsStep() {
  return (
    <EntryList
      list="certifications"
      noun="certification"
      addLabel="Add Certification"
      firstField="name"
      titleOf={titleOf}
      fields={(index) => <CertificationFields index={index} />}
      empty="No certifications yet. Leave this out if the job does not ask for any."
    />
  );
}

const CertificationFields = memo(function CertificationFields({ index }: { index: number }) {
  return (
    <FieldGrid>
      <div className="wide">
        <DraftField path={`certifications.${index}.name`} label="Name" placeholder="AWS Certified Developer" />
      </div>
      <DraftField path={`certifications.${index}.issuer`} label="Issuer" />
      <DraftField path={`certifications.${index}.year`} label="Year" placeholder="2024, or Exp. 06/2026" />
    </FieldGrid>
  );
});
