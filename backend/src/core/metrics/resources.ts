import { gauge } from './registry.js';

export const poolConnections = gauge('pool_connections', {
  help: 'PostgreSQL connections of this process by pool: total, idle, and requests waiting for one.',
  labels: ['pool', 'state'],
});

export const poolLimit = gauge('pool_max_connections', {
  help: 'Maximum number of connections in the pool.',
  labels: ['pool'],
});

export const databaseUp = gauge('database_up', {
  help: '1 if this process can query the database; 0 if the database is unavailable or too slow.',
});

export const bucketUp = gauge('bucket_up', {
  help: '1 if this process can use the bucket of the files; 0 if it is unavailable or too slow; absent without one.',
});

export const memoryLimit = gauge('memory_limit_bytes', {
  help: 'Memory limit that the system or the container sets for this process; absent if there is none.',
});
export const diskFree = gauge('disk_free_bytes', { help: 'Free space of the disk that holds DATA_DIR.' });
export const diskSize = gauge('disk_size_bytes', { help: 'Size of the disk that holds DATA_DIR.' });

export const threadTasks = gauge('text_rules_tasks', {
  help: 'Texts by state: being analyzed in a thread, or waiting for a thread.',
  labels: ['state'],
});
