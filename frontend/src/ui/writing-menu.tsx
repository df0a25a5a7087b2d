import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { WritingPath } from '../lib/writing-paths.js';

/** Menus are a lot of code, which the builder does without until one is opened. */
const WritingMenuItems = lazy(() => import('./writing-menu-items.js'));

interface WritingMenuProps {
  /** Null for the visitor's draft on this device. */
  resumeId: string | null;
  /** Goes there in place of a plain link, as when the résumé has to be saved first. */
  onChoose?: (pathOf: WritingPath) => void;
  /** The button that opens it. */
  children: (opens: OpensMenu) => ReactNode;
}

interface OpensMenu {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** What can be written from a résumé. */
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
