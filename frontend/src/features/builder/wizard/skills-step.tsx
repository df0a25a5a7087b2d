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
import { useRequestedFocus } from '../fields/use-requested-focus.js';
import { messages } from './messages.js';
import { SkillSuggestions } from './parts/skill-suggestions.js';

const texts = messages.skills;

export function SkillsStep() {
  const skills = useDraft((state) => state.content.data.skills);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useRequestedFocus('skills', input);

  const isKnown = skills.some((skill) => skill.toLocaleLowerCase() === typed.trim().toLocaleLowerCase());
  const isFull = skills.length >= LIMITS.entriesPerList;
  const hasTooLong = typed.split(/[,;\n]/u).some(isTooLong);
  const add = () => {
    // The text may name several skills, such as "Excel, SQL, Tableau".
    const entered = typed.split(/[,;\n]/u);
    for (const skill of entered) editData((data) => addSkill(data, skill));
    const added = new Set(useDraft.getState().content.data.skills.map((skill) => skill.toLocaleLowerCase()));
    // Skills that exceed a limit stay in the input.
    setTyped(
      entered
        .map((skill) => skill.trim())
        .filter((skill) => skill !== '' && !added.has(skill.toLocaleLowerCase()))
        .join(', '),
    );
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (typed.trim() !== '' && !isKnown && !isFull) add();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <TextInput
          id={fieldId('skills')}
          label={texts.input}
          value={typed}
          maxLength={LIMITS.textLength}
          inputRef={input}
          onText={setTyped}
          onKeyDown={onKeyDown}
          error={isKnown || hasTooLong || (isFull && typed.trim() !== '')}
          helper={hint({ hasTooLong, isKnown, isFull })}
        />
        <IconButton
          aria-label={texts.add}
          color="primary"
          disabled={typed.trim() === '' || isKnown || isFull}
          onClick={add}
          sx={{ border: 1, borderColor: 'divider' }}
        >
          <Add />
        </IconButton>
      </Box>
      {skills.length > 0 && (
        <Box component="ul" aria-label={texts.list} sx={{ ...CHIPS, listStyle: 'none', m: 0, p: 0 }}>
          {skills.map((skill, index) => (
            <li key={skill}>
              <Chip
                label={skill}
                onDelete={() => editData((data) => removeEntry(data, 'skills', index))}
                slotProps={{ root: { 'aria-label': texts.removable(skill) } }}
              />
            </li>
          ))}
        </Box>
      )}
      {skills.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {texts.empty}
        </Typography>
      )}
      <SkillSuggestions skills={skills} />
    </Box>
  );
}

const isTooLong = (skill: string): boolean => skill.trim().length > LIMITS.skillLength;

function hint(problems: { hasTooLong: boolean; isKnown: boolean; isFull: boolean }): string {
  if (problems.isFull) return texts.tooMany(LIMITS.entriesPerList);
  if (problems.hasTooLong) return texts.tooLong(LIMITS.skillLength);
  return problems.isKnown ? texts.known : texts.hint;
}

const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1 };
