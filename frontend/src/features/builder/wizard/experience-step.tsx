import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Experience } from '@shortlist/shared/resume/resume-data';
import { RewriteBulletsRow } from '../ai/rewrite-bullets-row.js';
import { editJob, useDraft } from '../draft/draft-store.js';
import { setCurrent } from '../draft/resume-edits.js';
import { BulletList } from '../fields/bullet-list.js';
import { DateField } from '../fields/date-field.js';
import { DraftField } from '../fields/draft-field.js';
import { EntryList } from '../fields/entry-list.js';
import { FieldGrid } from '../fields/field-grid.js';
import { BulletStarters } from './parts/bullet-starters.js';
import { messages } from './messages.js';

const texts = messages.experience;

const titleOf = ({ role, company }: Experience): string => [role, company].filter((part) => part.trim()).join(', ');

export function ExperienceStep() {
  return (
    <EntryList
      list="experience"
      noun={texts.noun}
      addLabel={texts.add}
      firstField="role"
      titleOf={titleOf}
      fields={(index) => <JobFields index={index} />}
      empty={texts.empty}
    />
  );
}

const JobFields = memo(function JobFields({ index }: { index: number }) {
  const current = useDraft((state) => state.content.data.experience[index]?.current ?? false);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FieldGrid>
        <DraftField path={`experience.${index}.role`} label={texts.role} required />
        <DraftField path={`experience.${index}.company`} label={texts.company} required />
        <DraftField path={`experience.${index}.location`} label={texts.location} />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
        <DateField
          path={`experience.${index}.startDate`}
          label={texts.startDate}
          required
          placeholder={texts.startPlaceholder}
        />
        <DateField
          path={`experience.${index}.endDate`}
          label={texts.endDate}
          placeholder={texts.endPlaceholder}
          disabled={current}
          shownValue={current ? texts.present : undefined}
        />
        <FormControlLabel
          className="wide"
          label={texts.current}
          sx={{ mt: -1 }}
          control={
            <Checkbox
              checked={current}
              onChange={(event) => editJob((data) => setCurrent(data, index, event.target.checked))}
            />
          }
        />
      </FieldGrid>
      <BulletList job={index} />
      <BulletStarters job={index} />
      <RewriteBulletsRow index={index} />
    </Box>
  );
});
