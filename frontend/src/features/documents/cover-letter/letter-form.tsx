import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CoverLetterContent } from '@shortlist/shared/contract/resume-documents';
import type { LetterLength } from '@shortlist/shared/letters/letter-options';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { Choice } from '../writing/choice.js';
import { ToneChoice } from '../writing/tone-choice.js';

interface LetterFormProps {
  content: CoverLetterContent;
  /** There is a job description to read from. */
  hasJob: boolean;
  onChange: (change: Partial<CoverLetterContent>) => void;
}

const LENGTHS: readonly (readonly [LetterLength, string])[] = [
  ['short', 'Short'],
  ['medium', 'Medium'],
  ['long', 'Long'],
];

/** For whom the letter is, and how it is to be written. */
export function LetterForm({ content, hasJob, onChange }: LetterFormProps) {
  const read = hasJob ? 'Leave blank to use the job posting' : undefined;
  const field = (name: 'role' | 'company' | 'recipient' | 'date', label: string, helper?: string) => (
    <TextField
      label={label}
      value={content[name]}
      helperText={helper}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: LIMITS.fieldLength, dir: 'auto' } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {field('role', 'Job title', read)}
        {field('company', 'Company', read)}
        {field('recipient', 'Recipient', 'Leave blank for “Dear Hiring Team”')}
        {field('date', 'Date', 'Leave blank for no date')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
        <ToneChoice value={content.tone} onChoice={(tone) => onChange({ tone })} />
        <Choice label="Length" options={LENGTHS} value={content.length} onChoice={(length) => onChange({ length })} />
      </Box>
    </Box>
  );
}
