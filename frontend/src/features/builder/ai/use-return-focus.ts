import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns focus to the button when its dialog closes. The dialog cannot do this itself, because the button loses focus
 * when it is disabled.
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
