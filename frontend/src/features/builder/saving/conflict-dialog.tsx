import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { PART_NAMES } from '@shortlist/shared/resume/resume-parts';
import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { useState } from 'react';
import type { DraftContent } from '../draft/draft-store.js';
import { differingTexts } from './differing-texts.js';
import { partOf } from './merge.js';

interface ConflictDialogProps {
  parts: readonly MergePart[];
  mine: DraftContent;
  other: DraftContent;
  /** The parts of which the other version is to be taken. */
  onDecide: (fromOther: MergePart[]) => void;
}

/** Both versions stay until the person has chosen; it cannot be closed without a choice. */
export function ConflictDialog({ parts, mine, other, onDecide }: ConflictDialogProps) {
  const [fromOther, setFromOther] = useState<readonly MergePart[]>([]);
  const choose = (part: MergePart, takesOther: boolean) =>
    setFromOther((chosen) => [...chosen.filter((known) => known !== part), ...(takesOther ? [part] : [])]);
  return (
    <Dialog open aria-labelledby="conflict-title" maxWidth="md" fullWidth>
      <DialogTitle id="conflict-title">This resume was also changed elsewhere</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          What was changed in one place only has been put together. These sections were changed in both:
        </DialogContentText>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {parts.map((part) => {
            const texts = differingTexts(partOf(mine, part), partOf(other, part));
            const isOther = fromOther.includes(part);
            return (
              <Box component="fieldset" key={part} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
                <Typography component="legend" sx={{ fontWeight: 700, mb: 1, p: 0 }}>
                  {PART_NAMES[part]}
                </Typography>
                <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
                  <Version
                    part={part}
                    name="Keep mine"
                    text={texts.mine}
                    chosen={!isOther}
                    onChoose={() => choose(part, false)}
                  />
                  <Version
                    part={part}
                    name="Use the other version"
                    text={texts.other}
                    chosen={isOther}
                    onChoose={() => choose(part, true)}
                  />
                </Box>
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={() => onDecide([...fromOther])}>
          Save this choice
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionProps {
  part: MergePart;
  name: string;
  text: string;
  chosen: boolean;
  onChoose: () => void;
}

function Version({ part, name, text, chosen, onChoose }: VersionProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: 2,
        p: 1,
        pr: 2,
        cursor: 'pointer',
      }}
    >
      <Radio size="small" name={`version-of-${part}`} checked={chosen} onChange={onChoose} />
      <Box sx={{ minWidth: 0, pt: 0.75 }}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
    </Box>
  );
}
