import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AiTask } from '@shortlist/shared/plans';
import { useId } from 'react';
import { isUsedUp, useAllowance } from '../../../lib/ai-allowance.js';
import { AllowanceNote } from '../../../ui/allowance-note.js';
import { ModelNote } from '../../../ui/model-note.js';
import type { OfferedTexts } from './use-offered-texts.js';
import type { Writing } from './use-writing.js';

export interface WriteRowProps {
  label: string;
  task: AiTask;
  writing: Writing;
  offered: OfferedTexts;
}

/** Asks for a text, takes back the one that was taken last, and says what is left of today's. */
export function WriteRow({ label, task, writing, offered }: WriteRowProps) {
  const note = useId();
  const allowance = useAllowance(task);
  const usedUp = isUsedUp(allowance);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<AutoAwesomeOutlined />}
          disabled={writing.text !== null || usedUp}
          aria-describedby={usedUp ? note : undefined}
          onClick={writing.write}
        >
          {writing.text === null ? label : 'Writing…'}
        </Button>
        {offered.canUndo && (
          <Button startIcon={<Undo />} onClick={offered.undo}>
            Undo
          </Button>
        )}
      </Box>
      <AllowanceNote id={note} allowance={allowance} />
      <ModelNote />
      {writing.usedUp !== null && !usedUp && <Alert severity="warning">{writing.usedUp}</Alert>}
    </Box>
  );
}
