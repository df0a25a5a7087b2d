import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to the button that asked once what it opened is closed. The browser took it away while the
 * button was disabled, so there is nothing that a dialog could restore.
 */
export function useReturnFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
