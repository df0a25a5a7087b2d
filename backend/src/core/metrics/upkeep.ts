import { counter } from './registry.js';

export const sweptRows = counter('swept_rows_total', {
  help: 'Expired rows that the hourly sweep deleted, by table.',
  labels: ['table'],
});
