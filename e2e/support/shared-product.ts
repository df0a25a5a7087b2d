import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { newDataDir, startProduct, type Product } from './product.ts';

/** Starts one instance of the product for all journeys of a file or group, because a start takes longer than most. */
export function sharedProduct(): () => { product: Product; dataDir: string } {
  let product: Product;
  let dataDir: string;
  test.beforeAll(async () => {
    dataDir = newDataDir();
    product = await startProduct({ dataDir });
  });
  test.afterAll(async () => {
    await product.end('SIGTERM');
    rmSync(dataDir, { recursive: true });
  });
  return () => ({ product, dataDir });
}
