import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Env } from '../core/env/env.js';

@Injectable()
export class DiskSpace {
  constructor(private readonly env: Env) {}

  /** @returns the free share of the disk, from 0 to 1, excluding the space reserved for root */
  async freeShare(): Promise<number> {
    const { bavail, blocks } = await statfs(this.env.dataDir);
    return bavail / blocks;
  }
}
