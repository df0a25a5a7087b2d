import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link as RouterLink } from 'react-router';
import { analyticsPath, WRITING_PAGES, type WritingPath } from './writing-paths.js';
import { messages } from '../../ui/messages.js';

interface WritingMenuItemsProps {
  /** Button to which the menu is anchored; null while the menu is closed. */
  anchor: HTMLElement | null;
  resumeId: string | null;
  onChoose?: (pathOf: WritingPath) => void;
  onClose: () => void;
}

type MenuEntry = readonly [label: string, pathOf: WritingPath];

const entryOf = ({ menuItem, pathOf }: (typeof WRITING_PAGES)[number]): MenuEntry => [menuItem, pathOf];
const FOR_VISITORS = WRITING_PAGES.filter(({ forVisitors }) => forVisitors).map(entryOf);
const FOR_USERS: readonly MenuEntry[] = [
  ...WRITING_PAGES.map(entryOf),
  [messages.writingMenuItems.resumeAnalytics, analyticsPath],
];

export default function WritingMenuItems({ anchor, resumeId, onChoose, onClose }: WritingMenuItemsProps) {
  const texts = resumeId === null && !onChoose ? FOR_VISITORS : FOR_USERS;
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
