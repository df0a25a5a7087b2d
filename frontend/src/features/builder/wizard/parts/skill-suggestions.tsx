import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { suggestSkills } from '@shortlist/shared/skills/skill-suggestions';
import { editData, useDraft } from '../../draft/draft-store.js';
import { addSkill } from '../../draft/resume-edits.js';
import { messages } from '../messages.js';

const SUGGESTIONS_SHOWN = 10;

export function SkillSuggestions({ skills }: { skills: string[] }) {
  const jobTitle = useDraft((state) => state.content.data.personal.jobTitle);
  const suggestions = useMemo(() => suggestSkills(jobTitle, skills).slice(0, SUGGESTIONS_SHOWN), [jobTitle, skills]);
  if (suggestions.length === 0) return null;
  return (
    <Box role="group" aria-labelledby="skill-suggestions">
      <Typography id="skill-suggestions" variant="body2" component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {messages.skills.suggestions(jobTitle.trim())}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {suggestions.map((skill) => (
          <Chip
            key={skill}
            icon={<Add />}
            label={skill}
            variant="outlined"
            onClick={() => editData((data) => addSkill(data, skill))}
          />
        ))}
      </Box>
    </Box>
  );
}
