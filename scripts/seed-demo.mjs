// npm run seed:demo: fills a new data folder, such as DATA_DIR=.demo, with a fictional company's last 90 days.
import { prepareCheckout } from './lib/prepare.mjs';
import { describe } from './lib/problem.mjs';

try {
  if (await prepareCheckout()) {
    // Imports the module after the setup, because its packages are missing from a fresh checkout.
    const { seedDemo } = await import('./lib/demo/seed.mjs');
    await seedDemo();
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
