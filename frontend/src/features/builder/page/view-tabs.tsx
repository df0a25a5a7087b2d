import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, type KeyboardEvent } from 'react';
import { SchemeToggle } from '@shortlist/ui-kit/scheme-toggle';
import { LOW_WINDOW } from '../../../ui/low-windows.js';
import { messages } from './messages.js';
import { UndoRedo } from './undo-redo.js';
import { WriteMenu } from './write-menu.js';

export type View = 'edit' | 'preview';

const VIEWS = [
  { view: 'edit', label: messages.viewTabs.edit },
  { view: 'preview', label: messages.viewTabs.preview },
] as const;

interface ViewTabsProps {
  view: View;
  onView: (view: View) => void;
}

/** The tabs "Edit" and "Preview" on phones. Simpler than MUI's tabs, which measure and scroll to fit many labels. */
export function ViewTabs({ view, onView }: ViewTabsProps) {
  const tabs = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexAfter(
      event.key,
      VIEWS.findIndex((each) => each.view === view),
    );
    if (index === undefined) return;
    event.preventDefault();
    onView(VIEWS[index]!.view);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <Box component="nav" aria-label={messages.viewTabs.label} sx={BAR}>
      <Box ref={tabs} role="tablist" aria-label={messages.viewTabs.tabs} sx={{ display: 'flex', flex: 1 }}>
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

/** Returns the index of the tab that an arrow key, Home or End selects; undefined for other keys. */
function indexAfter(key: string, current: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % VIEWS.length;
    case 'ArrowLeft':
      return (current + VIEWS.length - 1) % VIEWS.length;
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
  // In a short window, the header is not sticky, so the tabs stick to the top.
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
