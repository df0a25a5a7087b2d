import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { editData, useDraft } from '../draft/draft-store.js';
import { fieldId } from '../draft/field-path.js';
import { addSkill, removeEntry } from '../draft/resume-edits.js';
import { TextInput } from '../fields/text-input.js';
import { useWantedFocus } from '../fields/use-wanted-focus.js';
import { SkillSuggestions } from './skill-suggestions.js';

export function SkillsStep() {
  const skills = useDraft((state) => state.content.data.skills);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useWantedFocus('skills', input);

  const known = skills.some((skill) => skill.toLocaleLowerCase() === typed.trim().toLocaleLowerCase());
  const isFull = skills.length >= LIMITS.entriesPerList;
  const tooLong = typed.split(/[,;\n]/u).some(isTooLong);
  const add = () => {
    // A pasted or typed list ("Excel, SQL, Tableau") is what most people have at hand.
    const found = typed.split(/[,;\n]/u);
    for (const skill of found) editData((data) => addSkill(data, skill));
    const have = new Set(useDraft.getState().content.data.skills.map((skill) => skill.toLocaleLowerCase()));
    // What is too long, or more than the list may hold, stays in the field.
    setTyped(
      found
        .map((skill) => skill.trim())
        .filter((skill) => skill !== '' && !have.has(skill.toLocaleLowerCase()))
        .join(', '),
    );
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (typed.trim() !== '' && !known && !isFull) add();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <TextInput
          id={fieldId('skills')}
          label="Add a skill"
          value={typed}
          maxLength={LIMITS.textLength}
          inputRef={input}
          onText={setTyped}
          onKeyDown={onKeyDown}
          error={known || tooLong || (isFull && typed.trim() !== '')}
          helper={hint({ tooLong, known, isFull })}
        />
        <IconButton
          aria-label="Add skill"
          color="primary"
          disabled={typed.trim() === '' || known || isFull}
          onClick={add}
          sx={{ border: 1, borderColor: 'divider' }}
        >
          <Add />
        </IconButton>
      </Box>
      {skills.length > 0 && (
        <Box component="ul" aria-label="Your skills" sx={{ ...CHIPS, listStyle: 'none', m: 0, p: 0 }}>
          {skills.map((skill, index) => (
            <li key={skill}>
              <Chip
                label={skill}
                onDelete={() => editData((data) => removeEntry(data, 'skills', index))}
                slotProps={{ root: { 'aria-label': `${skill}, press Delete to remove` } }}
              />
            </li>
          ))}
        </Box>
      )}
      {skills.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Add 6–12 skills you can back up.
        </Typography>
      )}
      <SkillSuggestions skills={skills} />
    </Box>
  );
}

const isTooLong = (skill: string): boolean => skill.trim().length > LIMITS.skillLength;

function hint({ tooLong, known, isFull }: { tooLong: boolean; known: boolean; isFull: boolean }): string {
  if (isFull) return `A resume can have at most ${LIMITS.entriesPerList} skills`;
  if (tooLong) return `A skill can have at most ${LIMITS.skillLength} characters`;
  return known ? 'You already have this skill' : 'Press Enter after each, or paste a comma-separated list';
}

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1 };
