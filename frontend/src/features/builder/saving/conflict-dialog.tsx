import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PART_NAMES } from './merge.js';
import type { MergePart } from './merge.js';

interface ConflictDialogProps {
  parts: readonly MergePart[];
  /** The parts of which the other version is to be taken. */
  onDecide: (fromOther: MergePart[]) => void;
}

/** Both versions stay until the person has chosen; it cannot be closed without a choice. */
export function ConflictDialog({ parts, onDecide }: ConflictDialogProps) {
  const [fromOther, setFromOther] = useState<readonly MergePart[]>([]);
  const choose = (part: MergePart, other: boolean) =>
    setFromOther((chosen) => [...chosen.filter((known) => known !== part), ...(other ? [part] : [])]);
  return (
    <Dialog open aria-labelledby="conflict-title" maxWidth="sm" fullWidth>
      <DialogTitle id="conflict-title">This resume was also changed elsewhere</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Everything that was changed in one place only has been put together. These sections were changed in both:
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {parts.map((part) => (
            <Box key={part} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ flex: 1, minWidth: 160, fontWeight: 700 }}>{PART_NAMES[part]}</Typography>
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label={PART_NAMES[part]}
                value={fromOther.includes(part) ? 'other' : 'mine'}
                onChange={(_, value: 'mine' | 'other' | null) => {
                  if (value !== null) choose(part, value === 'other');
                }}
              >
                <ToggleButton value="mine">Keep mine</ToggleButton>
                <ToggleButton value="other">Use the other version</ToggleButton>
              </ToggleButtonGroup>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => onDecide([...fromOther])}>
          Save this choice
        </Button>
      </DialogActions>
    </Dialog>
  );
}
