import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, type KeyboardEvent } from 'react';
import { SchemeToggle } from '@shortlist/ui-kit/scheme-toggle';
import { LOW_WINDOW } from '../../../ui/low-windows.js';
import { UndoRedo } from './undo-redo.js';
import { WriteMenu } from './write-menu.js';

export type View = 'edit' | 'preview';

const VIEWS = [
  { view: 'edit', label: 'Edit' },
  { view: 'preview', label: 'Preview' },
] as const;

interface ViewTabsProps {
  view: View;
  onView: (view: View) => void;
}

/** Own tabs: Material's scroll, measure themselves and move a line, which two words that always fit do without. */
export function ViewTabs({ view, onView }: ViewTabsProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeAfter(
      event.key,
      VIEWS.findIndex((each) => each.view === view),
    );
    if (at === undefined) return;
    event.preventDefault();
    onView(VIEWS[at]!.view);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  return (
    <Box component="nav" aria-label="View" sx={BAR}>
      <Box ref={tabs} role="tablist" aria-label="Edit or preview" sx={{ display: 'flex', flex: 1 }}>
        {VIEWS.map((each) => (
          <ButtonBase
            key={each.view}
            role="tab"
            aria-selected={each.view === view}
            tabIndex={each.view === view ? 0 : -1}
            onClick={() => onView(each.view)}
            onKeyDown={onKeyDown}
            sx={TAB}
          >
            {each.label}
          </ButtonBase>
        ))}
      </Box>
      <WriteMenu iconOnly />
      <UndoRedo />
      <SchemeToggle />
    </Box>
  );
}

/** @returns the place of the tab that the key leads to; undefined for keys that lead to none */
function placeAfter(key: string, at: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % VIEWS.length;
    case 'ArrowLeft':
      return (at + VIEWS.length - 1) % VIEWS.length;
    case 'Home':
      return 0;
    case 'End':
      return VIEWS.length - 1;
    default:
      return undefined;
  }
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  position: 'sticky',
  top: 64,
  // The bar above it scrolls away there.
  [LOW_WINDOW]: { top: 0 },
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  px: 1,
};

const TAB = {
  typography: 'button',
  minWidth: 90,
  minHeight: 48,
  px: 2,
  color: 'text.secondary',
  borderBottom: 2,
  borderColor: 'transparent',
  '&[aria-selected="true"]': { color: 'primary.main', borderColor: 'primary.main' },
};
