import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { PART_NAMES } from '@shortlist/shared/compare/resume-parts';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import type { ReactNode } from 'react';
import type { Side } from '../../../../sync/merge-strategy.js';
import type { ConflictSides } from './conflict-sides.js';
import { messages } from '../messages.js';

const texts = messages.conflictSection;

interface ConflictSectionProps {
  part: MergePart;
  sides: ConflictSides;
  chosen: Side;
  onChoose: (side: Side) => void;
}

export function ConflictSection({ part, sides: { rows, extraCount }, chosen, onChoose }: ConflictSectionProps) {
  const option = (side: Side, name: string, children: ReactNode) => (
    <Option part={part} name={name} chosen={chosen === side} onChoose={() => onChoose(side)}>
      {children}
    </Option>
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 700, mb: 1, p: 0 }}>
        {PART_NAMES[part]}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
        {option('mine', texts.mine, <Rows rows={rows.map(({ label, mine }) => ({ label, text: mine }))} />)}
        {option('theirs', texts.theirs, <Rows rows={rows.map(({ label, theirs }) => ({ label, text: theirs }))} />)}
        {extraCount > 0 &&
          option('both', texts.both, <Rows rows={[{ label: '', text: texts.bothDetail(extraCount) }]} />)}
      </Box>
    </Box>
  );
}

function Rows({ rows }: { rows: { label: string; text: string }[] }) {
  const filled = rows.filter(({ label, text }) => label !== '' || text !== '');
  const shown = filled.length > 0 ? filled : [{ label: '', text: texts.nothing }];
  return shown.map(({ label, text }, index) => (
    <Typography key={index} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {label !== '' && <strong>{label}: </strong>}
      {text}
    </Typography>
  ));
}

interface OptionProps {
  part: MergePart;
  name: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ part, name, chosen, onChoose, children }: OptionProps) {
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
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, pt: 0.75 }}>
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
