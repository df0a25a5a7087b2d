import { ConfigurationError, Env } from './env.js';

/** Exit code EX_CONFIG of sysexits.h, after which the supervisor does not restart the process. */
const CONFIGURATION_REFUSED = 78;

/** Reads the environment. If a setting is invalid, prints the problems and ends the process. */
export function readEnv(): Env {
  try {
    return new Env();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(CONFIGURATION_REFUSED);
  }
}
