import { Injectable } from '@nestjs/common';
import { ApiError } from '../../core/errors/api-error.js';
import { siteOf } from '../../core/env/network.js';
import { ReadingLimits } from './reading-limits.js';

/** An import slot for one request body, reserved before the first byte arrives, and held until the response. */
export interface Place {
  network: string;
  /** Call once for each part of the work that needs the slot. The slot is freed when every part has called `leave`. */
  enter(): void;
  leave(): void;
}

@Injectable()
export class ReadingPlaces {
  private readonly usedBy = new Map<string, number>();
  private count = 0;
  private bytes = 0;

  constructor(private readonly limits: ReadingLimits) {}

  get taken(): number {
    return this.count;
  }

  /**
   * Reserves an import slot and calls its `enter` once on behalf of the caller.
   * @param bytes size of the request body, from its Content-Length
   * @throws {ApiError} 503 if no slot is free
   */
  take(network: string, bytes: number): Place {
    const { concurrency, waiting, networkShare, siteShare, bytesInFlight } = this.limits;
    const places = concurrency + waiting;
    const site = siteOf(network);
    const isFull =
      this.count >= places ||
      this.bytes + bytes > bytesInFlight ||
      this.isUsedUp(network, places * networkShare) ||
      (site !== undefined && this.isUsedUp(site, places * siteShare));
    if (isFull) {
      throw ApiError.busy('unavailable', 'Many files are being imported right now. Please try again in a moment.', 10);
    }
    const holders = site === undefined ? [network] : [network, site];
    this.add(1, bytes, holders);
    let inside = 1;
    return {
      network,
      enter: () => (inside += 1),
      leave: () => {
        inside -= 1;
        if (inside === 0) this.add(-1, -bytes, holders);
      },
    };
  }

  private isUsedUp(holder: string, share: number): boolean {
    return (this.usedBy.get(holder) ?? 0) >= Math.max(1, Math.floor(share));
  }

  private add(places: number, bytes: number, holders: string[]): void {
    this.count += places;
    this.bytes += bytes;
    for (const holder of holders) {
      const now = (this.usedBy.get(holder) ?? 0) + places;
      if (now > 0) this.usedBy.set(holder, now);
      else this.usedBy.delete(holder);
    }
  }
}
