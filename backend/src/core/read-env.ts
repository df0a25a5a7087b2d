import { ConfigurationError, Env } from './env.js';

/** EX_CONFIG of sysexits.h. The supervisor does not start a process again that ended with it. */
const CONFIGURATION_REFUSED = 78;

/** The environment of this process; ends it with the reasons when the product refuses the settings. */
export function readEnv(): Env {
  try {
    return new Env();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(CONFIGURATION_REFUSED);
  }
}
