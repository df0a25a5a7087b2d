import type { CollisionDetection } from '@dnd-kit/core';

/**
 * Finds the farthest neighbor that the dragged item has passed. An item passes a neighbor when its leading edge crosses
 * the middle of the neighbor. Comparing their centers would fail, because an open entry is many times as tall as a
 * closed entry.
 */
export const leadingEdge: CollisionDetection = ({ active, collisionRect, droppableContainers, droppableRects }) => {
  // Use the rectangles of the droppables: unlike the rectangle of `active`, they follow scrolling during the drag.
  const start = droppableRects.get(active.id);
  if (!start) return [];
  const movesDown = collisionRect.top > start.top;
  const passed = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    if (!rect || id === active.id) return [];
    const middle = rect.top + rect.height / 2;
    const isPassed = movesDown
      ? middle > start.bottom && middle <= collisionRect.bottom
      : middle < start.top && middle >= collisionRect.top;
    return isPassed ? [{ id, distance: Math.abs(middle - start.top) }] : [];
  });
  const [furthest] = passed.sort((a, b) => b.distance - a.distance);
  return [{ id: furthest?.id ?? active.id }];
};
