import { ConfigurationError, Env } from '../core/env/env.js';
import { bucketCheck } from './check-bucket.js';
import { databaseCheck } from './check-database.js';
import { archiveCheck, filesCheck } from './check-files.js';
import { machineCheck } from './check-machine.js';
import { mailCheck } from './check-mail.js';
import { metricsPortCheck, portCheck } from './check-port.js';
import { queueCheck } from './check-redis.js';
import { reportingCheck } from './check-reporting.js';
import { modelCheck, paymentsCheck, signInCheck } from './check-services.js';
import { settingsCheck } from './check-settings.js';
import { runChecks, type Finding } from './finding.js';

export interface Installation {
  env: Record<string, string | undefined>;
  envFile?: string | undefined;
  /** State of the embedded database; undefined if DATABASE_URL names another database. */
  embedded?: 'running' | 'stopped' | undefined;
}

/** Placeholder for the URL of an embedded database that is not running, so that the settings are valid. */
const STOPPED_DATABASE = 'postgres://127.0.0.1/shortlist';

/** If the settings are invalid, checks only the machine. */
export async function examine({ env: source, envFile, embedded }: Installation): Promise<Finding[]> {
  const readMore = 'README.md#configure-it';
  let env: Env;
  try {
    env = new Env(embedded === 'stopped' ? { ...source, DATABASE_URL: STOPPED_DATABASE } : source);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const [, ...problems] = error.message.split('\n');
    const advice =
      'Fix the setting in the environment or the settings file. Connections are checked once all settings are valid.';
    return [
      ...problems.map((line): Finding => ({
        part: 'settings',
        state: 'problem',
        message: line.trim(),
        advice,
        readMore,
      })),
      ...(await runChecks([machineCheck])),
    ];
  }
  return runChecks([
    settingsCheck(env),
    machineCheck,
    filesCheck(env.dataDir, envFile),
    archiveCheck(source.WAL_ARCHIVE_DIR, env.dataDir, embedded !== undefined),
    portCheck(env.host, env.port),
    metricsPortCheck(env),
    databaseCheck(env, embedded !== undefined, embedded === 'running'),
    queueCheck(env, embedded === 'stopped'),
    bucketCheck(env),
    mailCheck(env),
    paymentsCheck(env),
    signInCheck(env),
    modelCheck(env),
    reportingCheck(env),
  ]);
}
