import { EXPORT_FORMATS } from '@shortlist/shared/contract/export';
import { counter, histogram } from './registry.js';

export const renderDuration = histogram('render_duration_seconds', {
  help: 'Time that a thread takes to create a file and to read it back, excluding the wait for the thread.',
  labels: ['format'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

export const renders = counter('renders_total', {
  help: 'Files that the worker created or failed to create.',
  labels: ['format', 'outcome'],
});

export const readBackFailures = counter('read_back_failures_total', {
  help: 'Created files whose text, read back by an independent parser, lacks fields or has them in the wrong order.',
  labels: ['format'],
});

for (const format of EXPORT_FORMATS) {
  // Exports 0 before the first event, so that the first failure appears as an increase.
  readBackFailures.inc({ format }, 0);
  for (const outcome of ['created', 'too_costly', 'failed']) renders.inc({ format, outcome }, 0);
}
