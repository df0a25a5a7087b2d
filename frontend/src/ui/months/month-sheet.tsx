import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { messages } from '../messages.js';
import { MonthPanel } from './month-panel.js';

interface MonthSheetProps {
  anchor: HTMLElement;
  label: string;
  value: string;
  language: string;
  onClose: () => void;
  onPick: (text: string) => void;
}

/** Shows the month picker in a bottom sheet on phones, and in a popover beside the field on larger screens. */
export default function MonthSheet({ anchor, onClose, ...panel }: MonthSheetProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const dialog = {
    role: 'dialog',
    'aria-label': messages.monthSheet.chooseMonth(panel.label),
    'aria-modal': true,
  } as const;
  if (isNarrow)
    return (
      <Drawer
        open
        anchor="bottom"
        onClose={onClose}
        slotProps={{ paper: { ...dialog, sx: { borderRadius: '16px 16px 0 0', p: 2, pb: 3 } } }}
      >
        <MonthPanel {...panel} />
      </Drawer>
    );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { ...dialog, sx: { width: 280, p: 1.5 } } }}
    >
      <MonthPanel {...panel} />
    </Popover>
  );
}
