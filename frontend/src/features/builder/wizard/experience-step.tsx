import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Experience } from '@shortlist/shared/resume/resume-data';
import { emptyExperience } from '@shortlist/shared/resume/resume-data';
import { rewriteBullets } from '../ai/ai-calls.js';
import { SuggestionRow } from '../ai/suggestion-row.js';
import { useSuggestion } from '../ai/use-suggestion.js';
import { acceptSuggestion, editData, useDraft } from '../draft/draft-store.js';
import { setBullets, setCurrent } from '../draft/resume-edits.js';
import { BulletList } from '../fields/bullet-list.js';
import { DraftField } from '../fields/draft-field.js';
import { EntryList } from '../fields/entry-list.js';
import { FieldGrid } from '../fields/field-grid.js';

const titleOf = ({ role, company }: Experience): string => [role, company].filter((part) => part.trim()).join(', ');

export function ExperienceStep() {
  return (
    <EntryList
      list="experience"
      noun="job"
      addLabel="Add Experience"
      firstField="role"
      titleOf={titleOf}
      fields={(index) => <JobFields index={index} />}
      empty="No jobs yet. Internships, freelance work and your own business count too."
    />
  );
}

const JobFields = memo(function JobFields({ index }: { index: number }) {
  const current = useDraft((state) => state.content.data.experience[index]?.current ?? false);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FieldGrid>
        <DraftField path={`experience.${index}.role`} label="Job Title" required />
        <DraftField path={`experience.${index}.company`} label="Company" required />
        <DraftField path={`experience.${index}.location`} label="Location" />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
        <DraftField path={`experience.${index}.startDate`} label="Start Date" required placeholder="Mar 2021" />
        <DraftField
          path={`experience.${index}.endDate`}
          label="End Date"
          placeholder="Feb 2024"
          disabled={current}
          shownValue={current ? 'Present' : undefined}
        />
        <FormControlLabel
          className="wide"
          label="I currently work here"
          sx={{ mt: -1 }}
          control={
            <Checkbox
              checked={current}
              onChange={(event) => editData((data) => setCurrent(data, index, event.target.checked))}
            />
          }
        />
      </FieldGrid>
      <BulletList job={index} />
      <RewriteBullets index={index} />
    </Box>
  );
});

function RewriteBullets({ index }: { index: number }) {
  const ready = useDraft((state) => {
    const job = state.content.data.experience[index];
    return job !== undefined && job.role.trim() !== '' && job.company.trim() !== '';
  });
  const suggestion = useSuggestion({
    ask: () => {
      const { data, jdText } = useDraft.getState().content;
      return rewriteBullets(data.experience[index] ?? emptyExperience(), jdText);
    },
    apply: ({ bullets }) => {
      editData((data) => setBullets(data, index, bullets));
      acceptSuggestion();
      return { title: 'Bullets rewritten' };
    },
    failure: 'Failed to rewrite bullets. Please try again.',
  });
  return (
    <SuggestionRow
      label="AI Optimize"
      pendingLabel="Optimizing…"
      pending={suggestion.pending}
      blockedBy={ready ? null : 'Enter the job title and the company first'}
      onClick={suggestion.ask}
    />
  );
}
