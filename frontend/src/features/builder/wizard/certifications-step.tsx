import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import { certificateExample } from '@shortlist/shared/resume/certificate-suggestions';
import type { Certification } from '@shortlist/shared/resume/resume-data';
import { useDraft } from '../draft/draft-store.js';
import { DateField } from '../fields/date-field.js';
import { DraftField } from '../fields/draft-field.js';
import { EntryList } from '../fields/entry-list.js';
import { FieldGrid } from '../fields/field-grid.js';
import { CertificateSuggestions } from './certificate-suggestions.js';

const titleOf = ({ name, issuer }: Certification): string => [name, issuer].filter((part) => part.trim()).join(', ');

export function CertificationsStep() {
  return (
    <>
      <EntryList
        list="certifications"
        noun="certification"
        addLabel="Add Certification"
        firstField="name"
        titleOf={titleOf}
        fields={(index) => <CertificationFields index={index} />}
        empty="Leave this out if the job does not ask for any."
      />
      <CertificateSuggestions />
    </>
  );
}

const CertificationFields = memo(function CertificationFields({ index }: { index: number }) {
  const jobTitle = useDraft((state) => state.content.data.personal.jobTitle);
  const example = useMemo(() => certificateExample(jobTitle), [jobTitle]);
  return (
    <FieldGrid>
      <div className="wide">
        <DraftField path={`certifications.${index}.name`} label="Name" placeholder={example.name} />
      </div>
      <DraftField path={`certifications.${index}.issuer`} label="Issuer" placeholder={example.issuer} />
      <DraftField
        path={`certifications.${index}.number`}
        label="License or certificate number"
        placeholder={example.number}
      />
      <Box className="wide" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 1.5, sm: 2 } }}>
        <DateField path={`certifications.${index}.year`} label="Year" placeholder="2024" />
        <DateField path={`certifications.${index}.expires`} label="Expires" placeholder="Aug 2027" />
      </Box>
    </FieldGrid>
  );
});
