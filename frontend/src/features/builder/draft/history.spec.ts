import { expect, it } from 'vitest';
import { emptyHistory, recorded, redone, TYPING_PAUSE, undone } from './history.js';

const edits = (steps: [before: string, at: number, subject?: string][]) =>
  steps.reduce((history, [before, at, subject]) => recorded(history, before, at, subject), emptyHistory<string>());

it('the undo history merges quick typing in one field into one step', () => {
  const history = edits([
    ['', 0, 'name'],
    ['A', 200, 'name'],
    ['Ad', 400, 'name'],
  ]);
  expect(undone(history, 'Ada')?.state).toBe('');
});

it('the undo history starts a new step after a pause and when another field is edited', () => {
  expect(edits([['', 0, 'name'], ['A', TYPING_PAUSE, 'name']]).past).toEqual(['', 'A']); // prettier-ignore
  expect(edits([['', 0, 'name'], ['A', 10, 'email']]).past).toEqual(['', 'A']); // prettier-ignore
  expect(edits([['', 0], ['A', 10]]).past).toEqual(['', 'A']); // prettier-ignore
});

it('redo restores an undone step', () => {
  const history = edits([
    ['first', 0],
    ['second', 10],
  ]);
  const back = undone(history, 'third');
  expect(back?.state).toBe('second');
  expect(redone(back!.history, back!.state)?.state).toBe('third');
});

it('a new edit clears the redo steps', () => {
  const back = undone(edits([['first', 0]]), 'second')!;
  expect(recorded(back.history, back.state, 20).future).toEqual([]);
});

it('the undo history is empty before the first edit', () => {
  expect(undone(emptyHistory<string>(), 'now')).toBeUndefined();
  expect(redone(emptyHistory<string>(), 'now')).toBeUndefined();
});
