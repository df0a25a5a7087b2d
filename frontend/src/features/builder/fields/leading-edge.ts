import type { CollisionDetection } from '@dnd-kit/core';

/**
 * Finds the furthest neighbor whose middle the item's leading edge has passed. Comparing centers would fail: an open
 * entry is many times as tall as a closed one, and its center never comes near theirs.
 */
export const leadingEdge: CollisionDetection = ({ active, collisionRect, droppableContainers, droppableRects }) => {
  // Unlike the rect of `active`, these follow scrolling during the drag.
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
