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
import { AwardList } from './award-list.js';

const projectTitle = ({ name }: Project): string => name.trim();
const volunteerTitle = ({ role, organization }: Volunteer): string =>
  [role, organization].filter((part) => part.trim()).join(', ');
const languageTitle = ({ name, level }: Language): string => [name, level].filter((part) => part.trim()).join(', ');

export function ExtrasStep() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Part title="Projects">
        <EntryList
          list="projects"
          noun="project"
          addLabel="Add Project"
          firstField="name"
          titleOf={projectTitle}
          fields={(index) => <ProjectFields index={index} />}
          empty="Your own work that shows what you can do."
        />
      </Part>
      <Part title="Awards">
        <AwardList />
      </Part>
      <Part title="Volunteer Work">
        <EntryList
          list="volunteer"
          noun="volunteer work"
          addLabel="Add Volunteer Work"
          firstField="role"
          titleOf={volunteerTitle}
          fields={(index) => <VolunteerFields index={index} />}
          empty="Unpaid work is experience too."
        />
      </Part>
      <Part title="Languages">
        <EntryList
          list="languages"
          noun="language"
          addLabel="Add Language"
          firstField="name"
          titleOf={languageTitle}
          fields={(index) => <LanguageFields index={index} />}
          empty="Add your level, e.g. Fluent, B2."
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
      <DraftField path={`extras.projects.${index}.name`} label="Project Name" />
      <DraftField
        path={`extras.projects.${index}.description`}
        label="Description"
        lines={3}
        maxLength={LIMITS.textLength}
      />
    </Box>
  );
});

const VolunteerFields = memo(function VolunteerFields({ index }: { index: number }) {
  return (
    <FieldGrid>
      <DraftField path={`extras.volunteer.${index}.role`} label="Role" />
      <DraftField path={`extras.volunteer.${index}.organization`} label="Organization" />
      <DateField path={`extras.volunteer.${index}.startDate`} label="Start Date" placeholder="2019" />
      <DateField path={`extras.volunteer.${index}.endDate`} label="End Date" hint="Leave blank if ongoing" />
      <div className="wide">
        <DraftField
          path={`extras.volunteer.${index}.description`}
          label="Description"
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
      <DraftField path={`extras.languages.${index}.name`} label="Language" />
      <DraftField path={`extras.languages.${index}.level`} label="Level" placeholder="Fluent, B2, native …" />
    </FieldGrid>
  );
});
