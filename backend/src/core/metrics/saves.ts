import { counter } from './registry.js';

export const saves = counter('saves_total', {
  help: 'Saves of resumes and of their cover letters and other texts. A conflict is a save of an outdated revision.',
  labels: ['kind', 'outcome'],
});

for (const kind of ['resume', 'document']) for (const outcome of ['saved', 'conflict']) saves.inc({ kind, outcome }, 0);
