// Starts one instance of the product for all journeys, each of which creates its own data.
import { rmSync } from 'node:fs';
import { newDataDir, startProduct } from './product.ts';

const ADMIN_PASSWORD = 'journeys of the staff console';

export default async function startForAll(): Promise<() => Promise<void>> {
  const dataDir = newDataDir();
  const remove = () => rmSync(dataDir, { recursive: true });
  try {
    const product = await startProduct({ dataDir, env: { ADMIN_PASSWORD } });
    process.env.E2E_URL = product.url;
    process.env.E2E_DATA_DIR = dataDir;
    process.env.E2E_ADMIN_PASSWORD = ADMIN_PASSWORD;
    return async () => {
      await product.end('SIGTERM');
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
