import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { createContext, useContext } from 'react';

interface Drag {
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  attach: (element: HTMLElement | null) => void;
}

export const DragContext = createContext<Drag | null>(null);

export function DragHandle({ label }: { label: string }) {
  const drag = useContext(DragContext);
  if (!drag) return null;
  const { attributes, listeners, attach } = drag;
  return (
    <IconButton
      {...attributes}
      {...listeners}
      ref={attach}
      aria-label={label}
      size="small"
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', minWidth: 32, minHeight: 32, p: 0.5 }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
}
