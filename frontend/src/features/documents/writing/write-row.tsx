import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AiTask } from '@shortlist/shared/product/plans';
import { useId } from 'react';
import { isUsedUp, useAllowance } from '../../../entities/billing/ai-allowance.js';
import { AllowanceNote } from '../../../entities/billing/allowance-note.js';
import { ModelNote } from '../../../entities/billing/model-note.js';
import { messages } from './messages.js';
import type { OfferedTexts } from './use-offered-texts.js';
import type { Writing } from './use-writing.js';

export interface WriteRowProps {
  label: string;
  task: AiTask;
  writing: Writing;
  offered: OfferedTexts;
}

/** Buttons that generate text and undo its insertion, with the number of AI requests left today. */
export function WriteRow({ label, task, writing, offered }: WriteRowProps) {
  const note = useId();
  const allowance = useAllowance(task);
  const limitReached = isUsedUp(allowance);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<AutoAwesomeOutlined />}
          disabled={writing.text !== null || limitReached}
          aria-describedby={limitReached ? note : undefined}
          onClick={writing.write}
        >
          {writing.text === null ? label : messages.writeRow.writing}
        </Button>
        {offered.canUndo && (
          <Button startIcon={<Undo />} onClick={offered.undo}>
            {messages.writeRow.undo}
          </Button>
        )}
      </Box>
      <AllowanceNote id={note} allowance={allowance} />
      <ModelNote />
      {writing.limitMessage !== null && !limitReached && <Alert severity="warning">{writing.limitMessage}</Alert>}
    </Box>
  );
}
