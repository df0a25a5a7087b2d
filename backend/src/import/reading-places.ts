import { Injectable } from '@nestjs/common';
import { ApiError } from '../core/api-error.js';
import { siteOf } from '../core/network.js';
import { ReadingLimits } from './reading-limits.js';

/** Room for one body, from before its first byte until it was read and answered. */
export interface Place {
  network: string;
  /** Call once per part of the work that needs the place; it is free when all have left. */
  enter(): void;
  leave(): void;
}

/** Limits the bodies that a process receives and reads at a time, by number and size. */
@Injectable()
export class ReadingPlaces {
  private readonly usedBy = new Map<string, number>();
  private count = 0;
  private bytes = 0;

  constructor(private readonly limits: ReadingLimits) {}

  /** Places in use. */
  get taken(): number {
    return this.count;
  }

  /**
   * Takes a place that the caller has entered. @param bytes the announced size of the body @throws {ApiError} 503 if
   * there is none
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
