import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { filledBullet, isFilled } from '@shortlist/shared/rewrite/questions/fill-bullet';
import { useId, useState } from 'react';
import { messages } from './messages.js';
import type { Decision, Question } from './suggested-lines.js';

/** Value of the radio button that skips the question. */
const NONE = -1;

interface BulletQuestionProps {
  question: Question;
  onAnswer: (decision: Decision) => void;
}

/** Shows the question of a suggestion. Builds a bullet from the user's answers, once all fields are filled in. */
export function BulletQuestion({ question, onAnswer }: BulletQuestionProps) {
  const id = useId();
  const [chosen, setChosen] = useState(NONE);
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const answer = question.answers[chosen];
  const decide = (index: number, entered: Readonly<Record<string, string>>) => {
    setChosen(index);
    setWords(entered);
    const next = question.answers[index];
    onAnswer(next && isFilled(next, entered) ? { answered: filledBullet(next, entered) } : 'undecided');
  };
  return (
    <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
      <FormControl>
        <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 700, color: 'text.primary' }}>
          {question.text}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          sx={{ flexDirection: { xs: 'column', sm: 'row' }, columnGap: 1 }}
          value={chosen}
          onChange={(_, index) => decide(Number(index), {})}
        >
          {question.answers.map(({ label }, index) => (
            <FormControlLabel key={label} value={index} label={label} control={<Radio size="small" />} />
          ))}
          <FormControlLabel value={NONE} label={messages.bulletQuestion.skip} control={<Radio size="small" />} />
        </RadioGroup>
      </FormControl>
      {answer && answer.blanks.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
          {answer.blanks.map(({ blank, label, example }) => (
            <TextField
              key={blank}
              size="small"
              label={label}
              placeholder={messages.bulletQuestion.example(example)}
              value={words[blank] ?? ''}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 80 } }}
              sx={{ flex: '1 1 9rem', minWidth: 0 }}
              onChange={(event) => decide(chosen, { ...words, [blank]: event.target.value })}
            />
          ))}
        </Box>
      )}
      {answer && (
        <Typography variant="body2" dir="auto" sx={{ mt: 1.5 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {messages.bulletQuestion.result}
          </Box>
          {filledBullet(answer, words)}
        </Typography>
      )}
    </Box>
  );
}
