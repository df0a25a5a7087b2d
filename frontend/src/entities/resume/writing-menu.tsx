import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { WritingPath } from './writing-paths.js';

/** The menu loads on first use, because MUI's menu code is large. */
const WritingMenuItems = lazy(() => import('./writing-menu-items.js'));

interface WritingMenuProps {
  /** Id of the resume; null for a visitor's draft. */
  resumeId: string | null;
  /** Opens the chosen page, for example after saving the resume. If omitted, the entries are links. */
  onChoose?: (pathOf: WritingPath) => void;
  /** Renders the button that opens the menu. The given props must be spread onto it. */
  children: (opens: OpensMenu) => ReactNode;
}

interface OpensMenu {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

export function WritingMenu({ resumeId, onChoose, children }: WritingMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: (event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        },
      })}
      {wanted && (
        <Suspense fallback={null}>
          <WritingMenuItems anchor={anchor} resumeId={resumeId} onChoose={onChoose} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
