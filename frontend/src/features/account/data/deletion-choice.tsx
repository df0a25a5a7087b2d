import type { AccountDeletion } from '@shortlist/shared/contract/account/auth';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { messages } from '../messages.js';

type When = AccountDeletion['when'];

const CHOICES: readonly { value: When; title: string; text: string }[] = messages.deletionChoice.choices;

export function DeletionChoice({ when, onChange }: { when: When; onChange: (when: When) => void }) {
  return (
    <FormControl>
      <FormLabel id="deletion-when">{messages.deletionChoice.question}</FormLabel>
      <RadioGroup aria-labelledby="deletion-when" value={when} onChange={(_, value) => onChange(value as When)}>
        {CHOICES.map(({ value, title, text }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={
              <>
                <Typography component="span" sx={{ fontWeight: 700, display: 'block' }}>
                  {title}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {text}
                </Typography>
              </>
            }
            sx={{ alignItems: 'flex-start', mt: 1.25, '& .MuiRadio-root': { py: 0.25 } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
