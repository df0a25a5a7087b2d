import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import { LETTER_LENGTHS } from '@shortlist/shared/product/letter-options';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { Choice } from '../text-parts/choice.js';
import { ToneChoice } from '../text-parts/tone-choice.js';
import { messages } from './messages.js';

interface LetterFormProps {
  content: CoverLetterContent;
  /** Whether the resume has a job description. */
  hasJob: boolean;
  onChange: (change: Partial<CoverLetterContent>) => void;
}

const { form, fields } = messages;
const LENGTHS = LETTER_LENGTHS.map((length) => [length, form.lengths[length]] as const);

export function LetterForm({ content, hasJob, onChange }: LetterFormProps) {
  const fromJob = hasJob ? form.fromJob : undefined;
  const field = (name: 'role' | 'company' | 'recipient' | 'date', helper?: string) => (
    <TextField
      label={fields[name]}
      value={content[name]}
      helperText={helper}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: LIMITS.fieldLength, dir: 'auto' } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {field('role', fromJob)}
        {field('company', fromJob)}
        {field('recipient', form.recipientHint)}
        {field('date', form.dateHint)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
        <ToneChoice value={content.tone} onChoice={(tone) => onChange({ tone })} />
        <Choice
          label={fields.length}
          options={LENGTHS}
          value={content.length}
          onChoice={(length) => onChange({ length })}
        />
      </Box>
    </Box>
  );
}
