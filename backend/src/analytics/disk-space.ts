import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Env } from '../core/env.js';

@Injectable()
export class DiskSpace {
  constructor(private readonly env: Env) {}

  /** @returns the share of the disk that this process may still write, from 0 to 1 */
  async freeShare(): Promise<number> {
    const { bavail, blocks } = await statfs(this.env.dataDir);
    return bavail / blocks;
  }
}
