import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../../core/data-source.js';
import { Env } from '../../../core/env.js';
import { PaymentsQueue } from '../../payments-queue.js';
import { SandboxObjects } from './sandbox-objects.js';

/** Connections. */
const POOL = 2;

/**
 * Everything the sandbox does is a transaction, and the events of it are stored with it: none is told of what did not
 * happen, and none is forgotten. It has connections of its own, as another company has: the product may hold one of its
 * connections while it waits for an answer, and must not wait for a second one then.
 */
@Injectable()
export class SandboxStore implements OnModuleInit, OnApplicationShutdown {
  private readonly database: DataSource;

  constructor(
    private readonly env: Env,
    private readonly queue: PaymentsQueue,
  ) {
    this.database = new DataSource({
      ...databaseOptions({ ...env, databasePool: POOL }),
      entities: [],
      migrations: [],
    });
  }

  async onModuleInit(): Promise<void> {
    if (!this.env.stripe) await this.database.initialize();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.database.isInitialized) await this.database.destroy();
  }

  async transaction<T>(work: (objects: SandboxObjects) => Promise<T>): Promise<T> {
    let told: string[] = [];
    const result = await this.database.transaction(async (manager) => {
      const objects = new SandboxObjects(manager);
      const done = await work(objects);
      told = objects.events;
      return done;
    });
    for (const id of told) await this.queue.put({ kind: 'sandbox_delivery', id });
    return result;
  }
}
