// One product for all journeys; each journey makes what it needs in it.
import { rmSync } from 'node:fs';
import { newDataDir, startProduct, type Product } from './product.ts';

let product: Product | undefined;
const dataDir = newDataDir();

export async function globalSetup(): Promise<void> {
  product = await startProduct({ dataDir });
  process.env.E2E_URL = product.url;
}

export async function globalTeardown(): Promise<void> {
  await product?.end('SIGTERM');
  rmSync(dataDir, { recursive: true });
}
