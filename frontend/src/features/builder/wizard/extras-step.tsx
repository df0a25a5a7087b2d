import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import type { Language, Project, Volunteer } from '@shortlist/shared/resume/resume-data';
import { DateField } from '../fields/date-field.js';
import { DraftField } from '../fields/draft-field.js';
import { EntryList } from '../fields/entry-list.js';
import { FieldGrid } from '../fields/field-grid.js';
import { AwardList } from './parts/award-list.js';
import { messages } from './messages.js';

const { projects, volunteer, languages } = messages;

const projectTitle = ({ name }: Project): string => name.trim();
const volunteerTitle = ({ role, organization }: Volunteer): string =>
  [role, organization].filter((part) => part.trim()).join(', ');
const languageTitle = ({ name, level }: Language): string => [name, level].filter((part) => part.trim()).join(', ');

export function ExtrasStep() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Part title={projects.title}>
        <EntryList
          list="projects"
          noun={projects.noun}
          addLabel={projects.add}
          firstField="name"
          titleOf={projectTitle}
          fields={(index) => <ProjectFields index={index} />}
          empty={projects.empty}
        />
      </Part>
      <Part title={messages.awards.title}>
        <AwardList />
      </Part>
      <Part title={volunteer.title}>
        <EntryList
          list="volunteer"
          noun={volunteer.noun}
          addLabel={volunteer.add}
          firstField="role"
          titleOf={volunteerTitle}
          fields={(index) => <VolunteerFields index={index} />}
          empty={volunteer.empty}
        />
      </Part>
      <Part title={languages.title}>
        <EntryList
          list="languages"
          noun={languages.noun}
          addLabel={languages.add}
          firstField="name"
          titleOf={languageTitle}
          fields={(index) => <LanguageFields index={index} />}
          empty={languages.empty}
        />
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  );
}

const ProjectFields = memo(function ProjectFields({ index }: { index: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DraftField path={`extras.projects.${index}.name`} label={projects.name} />
      <DraftField
        path={`extras.projects.${index}.description`}
        label={projects.description}
        lines={3}
        maxLength={LIMITS.textLength}
      />
    </Box>
  );
});

const VolunteerFields = memo(function VolunteerFields({ index }: { index: number }) {
  return (
    <FieldGrid>
      <DraftField path={`extras.volunteer.${index}.role`} label={volunteer.role} />
      <DraftField path={`extras.volunteer.${index}.organization`} label={volunteer.organization} />
      <DateField
        path={`extras.volunteer.${index}.startDate`}
        label={volunteer.startDate}
        placeholder={volunteer.startPlaceholder}
      />
      <DateField path={`extras.volunteer.${index}.endDate`} label={volunteer.endDate} hint={volunteer.endHint} />
      <div className="wide">
        <DraftField
          path={`extras.volunteer.${index}.description`}
          label={volunteer.description}
          lines={3}
          maxLength={LIMITS.textLength}
        />
      </div>
    </FieldGrid>
  );
});

const LanguageFields = memo(function LanguageFields({ index }: { index: number }) {
  return (
    <FieldGrid>
      <DraftField path={`extras.languages.${index}.name`} label={languages.name} />
      <DraftField
        path={`extras.languages.${index}.level`}
        label={languages.level}
        placeholder={languages.levelPlaceholder}
      />
    </FieldGrid>
  );
});
