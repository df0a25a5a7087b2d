import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { coverLetterPath, linkedinPath } from '../lib/writing-paths.js';

type PathOf = typeof coverLetterPath;

interface WritingMenuProps {
  /** Null for the visitor's draft on this device. */
  resumeId: string | null;
  /** Goes there in place of a plain link, as when the résumé has to be saved first. */
  onChoose?: (pathOf: PathOf) => void;
  /** The button that opens it. */
  children: (opens: OpensMenu) => ReactNode;
}

interface OpensMenu {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

const TEXTS: readonly (readonly [label: string, PathOf])[] = [
  ['Cover letter', coverLetterPath],
  ['LinkedIn summary', linkedinPath],
];

/** What can be written from a résumé. */
export function WritingMenu({ resumeId, onChoose, children }: WritingMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const isOpen = anchor !== null;
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <Menu anchorEl={anchor} open={isOpen} onClose={close}>
        {TEXTS.map(([label, pathOf]) =>
          onChoose ? (
            <MenuItem
              key={label}
              onClick={() => {
                close();
                onChoose(pathOf);
              }}
            >
              {label}
            </MenuItem>
          ) : (
            <MenuItem key={label} component={RouterLink} to={pathOf(resumeId)} onClick={close}>
              {label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
