// npm run doctor [-- --json]: checks the settings, the machine and the connections without changing anything.
import { Problem, describe } from './lib/problem.mjs';

try {
  const { examineCheckout } = await import('./lib/doctor.mjs');
  process.exitCode = await examineCheckout(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Problem ? `PROBLEM  ${error.message}` : describe(error));
  process.exitCode = 1;
}
