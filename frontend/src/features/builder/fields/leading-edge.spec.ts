import { describe, expect, it } from 'vitest';
import type { CollisionDetection } from '@dnd-kit/core';
import { leadingEdge } from './leading-edge.js';

/** Heights in pixels of three adjacent entries: an open one between two closed ones. */
const HEIGHTS = { above: 50, open: 500, below: 50 };
type Id = keyof typeof HEIGHTS;

const rect = (top: number, height: number) => ({ top, height, bottom: top + height, left: 0, right: 100, width: 100 });
const RECTS = new Map<Id, ReturnType<typeof rect>>([
  ['above', rect(0, HEIGHTS.above)],
  ['open', rect(50, HEIGHTS.open)],
  ['below', rect(550, HEIGHTS.below)],
]);

function reached(active: Id, by: number): unknown {
  const start = RECTS.get(active)!;
  const [collision] = leadingEdge({
    active: { id: active },
    collisionRect: rect(start.top + by, start.height),
    droppableRects: RECTS,
    droppableContainers: [...RECTS.keys()].map((id) => ({ id })),
    pointerCoordinates: null,
  } as unknown as Parameters<CollisionDetection>[0]);
  return collision?.id;
}

describe('leadingEdge', () => {
  it('keeps a dragged item in place until its edge passes the middle of a neighbor', () => {
    expect(reached('open', 0)).toBe('open');
    expect(reached('open', 24)).toBe('open');
    expect(reached('open', -24)).toBe('open');
  });

  it("moves a tall item past a short neighbor once its edge crosses half of the neighbor's height", () => {
    expect(reached('open', 25)).toBe('below');
    expect(reached('open', -25)).toBe('above');
  });

  it("moves a short item past a tall neighbor once its edge crosses half of the neighbor's height", () => {
    expect(reached('above', 249)).toBe('above');
    expect(reached('above', 250)).toBe('open');
    expect(reached('below', -250)).toBe('open');
  });

  it('returns the farthest item that the dragged item has passed', () => {
    expect(reached('above', 550)).toBe('below');
    expect(reached('below', -550)).toBe('above');
  });
});
