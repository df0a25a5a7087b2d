import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link as RouterLink } from 'react-router';
import { analyticsPath, coverLetterPath, guidesPath, linkedinPath } from '../lib/writing-paths.js';

export type PathOf = typeof coverLetterPath;

interface WritingMenuItemsProps {
  /** The button below which it opens; null closes it. */
  anchor: HTMLElement | null;
  resumeId: string | null;
  onChoose?: (pathOf: PathOf) => void;
  onClose: () => void;
}

const FOR_EVERYBODY: readonly (readonly [label: string, PathOf])[] = [
  ['Cover letter', coverLetterPath],
  ['LinkedIn summary', linkedinPath],
];
const FOR_MEMBERS = [
  ...FOR_EVERYBODY,
  ['Interview and salary', guidesPath],
  ['Resume analytics', analyticsPath],
] as const;

export default function WritingMenuItems({ anchor, resumeId, onChoose, onClose }: WritingMenuItemsProps) {
  const texts = resumeId === null && !onChoose ? FOR_EVERYBODY : FOR_MEMBERS;
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {texts.map(([label, pathOf]) =>
        onChoose ? (
          <MenuItem
            key={label}
            onClick={() => {
              onClose();
              onChoose(pathOf);
            }}
          >
            {label}
          </MenuItem>
        ) : (
          <MenuItem key={label} component={RouterLink} to={pathOf(resumeId)} onClick={onClose}>
            {label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
