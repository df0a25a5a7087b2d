import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import { certificateExample } from '@shortlist/shared/skills/certificate-suggestions';
import type { Certification } from '@shortlist/shared/resume/resume-data';
import { useDraft } from '../draft/draft-store.js';
import { DateField } from '../fields/date-field.js';
import { DraftField } from '../fields/draft-field.js';
import { EntryList } from '../fields/entry-list.js';
import { FieldGrid } from '../fields/field-grid.js';
import { CertificateSuggestions } from './parts/certificate-suggestions.js';
import { messages } from './messages.js';

const texts = messages.certifications;

const titleOf = ({ name, issuer }: Certification): string => [name, issuer].filter((part) => part.trim()).join(', ');

export function CertificationsStep() {
  return (
    <>
      <EntryList
        list="certifications"
        noun={texts.noun}
        addLabel={texts.add}
        firstField="name"
        titleOf={titleOf}
        fields={(index) => <CertificationFields index={index} />}
        empty={texts.empty}
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
        <DraftField path={`certifications.${index}.name`} label={texts.name} placeholder={example.name} />
      </div>
      <DraftField path={`certifications.${index}.issuer`} label={texts.issuer} placeholder={example.issuer} />
      <DraftField path={`certifications.${index}.number`} label={texts.number} placeholder={example.number} />
      <Box className="wide" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 1.5, sm: 2 } }}>
        <DateField path={`certifications.${index}.year`} label={texts.year} placeholder={texts.yearPlaceholder} />
        <DateField
          path={`certifications.${index}.expires`}
          label={texts.expires}
          placeholder={texts.expiresPlaceholder}
        />
      </Box>
    </FieldGrid>
  );
});
