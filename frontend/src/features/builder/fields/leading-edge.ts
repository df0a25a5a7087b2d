import type { CollisionDetection } from '@dnd-kit/core';

/**
 * The place an item has reached: the furthest neighbour whose middle its leading edge has passed. Centres would not do:
 * an open entry is many times as high as a closed one, and its centre never comes near theirs.
 */
export const leadingEdge: CollisionDetection = ({ active, collisionRect, droppableContainers, droppableRects }) => {
  // Unlike the rect of `active`, those of the places follow what scrolls while it moves.
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
