import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { DragContext } from './drag-handle.js';
import { leadingEdge } from './leading-edge.js';
import { messages } from './messages.js';

const texts = messages.sortableList;

interface SortableListProps {
  ids: readonly string[];
  /** Returns an item's name for screen reader announcements, such as "Nurse, City Hospital". */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  gap?: number;
  children: (index: number, id: string) => ReactNode;
}

/**
 * A list whose items are reordered by dragging, or with Space and the arrow keys while a handle is focused. Screen
 * readers announce every move.
 */
export function SortableList({ ids, nameOf, onMove, gap = 2, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => announce(ids, nameOf), [ids, nameOf]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={leadingEdge}
      modifiers={MODIFIERS}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap }}>
          {ids.map((id, index) => (
            <SortableItem key={id} id={id}>
              {children(index, id)}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

function SortableItem({ id, children }: { id: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = useMemo(
    () => ({ attributes, listeners, attach: setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ minWidth: 0, position: 'relative', zIndex: isDragging ? 2 : undefined, opacity: isDragging ? 0.85 : 1 }}
    >
      <DragContext value={handle}>{children}</DragContext>
    </Box>
  );
}

const MODIFIERS = [restrictToVerticalAxis, restrictToParentElement];

const INSTRUCTIONS = {
  draggable: messages.sortableList.instructions,
};

function announce(ids: readonly string[], nameOf: (index: number) => string): Announcements {
  const name = (id: UniqueIdentifier) => nameOf(ids.indexOf(String(id)));
  const position = (id: UniqueIdentifier) => texts.position(ids.indexOf(String(id)) + 1, ids.length);
  // The library first reports a picked-up item as dragged over itself. Do not announce that, because it would interrupt
  // "Picked up".
  let announced: UniqueIdentifier | undefined;
  // Name of the picked-up item. It is stored, because `nameOf` returns a neighbor's name once the item has been
  // dropped.
  let pickedUp = '';
  return {
    onDragStart: ({ active }) => {
      announced = active.id;
      pickedUp = name(active.id);
      return texts.pickedUp(pickedUp, position(active.id));
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === announced) return undefined;
      announced = over.id;
      return texts.moved(name(active.id), position(over.id));
    },
    onDragEnd: ({ over }) => (over ? texts.dropped(pickedUp, position(over.id)) : texts.notMoved),
    onDragCancel: ({ active }) => texts.canceled(name(active.id)),
  };
}
