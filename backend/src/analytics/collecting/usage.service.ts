import { Injectable } from '@nestjs/common';
import type { UsageEvent } from '@shortlist/shared/contract/usage-events';
import { USAGE_EVENT_HOURS } from '@shortlist/shared/product/usage-limits';
import { isbot } from 'isbot';
import { ApiError } from '../../core/errors/api-error.js';
import { TokenBuckets } from '../../storage/token-buckets.js';
import { dayOf, HOUR_MS } from '../../usage/days.js';
import { UsageCollector } from './usage-collector.service.js';
import type { ClientEventRow } from './collecting.queries.js';
import { Visitors } from './visitors.service.js';

const OLDEST_MS = USAGE_EVENT_HOURS * HOUR_MS;

/** Maximum burst of events per network: enough for several hundred students of a school behind one IP address. */
const BURST = 3_000;
const PER_SECOND = 50;

const USER_AGENT_LENGTH = 400;

interface Sender {
  network: string;
  userAgent: string;
  /** Whether a Do Not Track or Global Privacy Control header opts the client out of tracking. */
  doNotTrack: boolean;
}

@Injectable()
export class UsageService {
  /** Limits are per process, because counting events in the database would cost more than storing the events there. */
  private readonly buckets = new TokenBuckets(BURST, PER_SECOND);

  constructor(
    private readonly visitors: Visitors,
    private readonly collector: UsageCollector,
  ) {}

  async take(events: readonly UsageEvent[], { network, userAgent, doNotTrack }: Sender): Promise<void> {
    const left = this.buckets.take(network, events.length);
    if (left < 0) throw ApiError.tooManyAttempts(Math.max(1, Math.ceil(this.buckets.secondsUntil(-left))));
    if (doNotTrack) return;
    if (isbot(userAgent.slice(0, USER_AGENT_LENGTH))) return this.collector.ignore('bot', events.length);
    const now = Date.now();
    const recent = events.filter(({ age }) => age <= OLDEST_MS);
    this.collector.ignore('too_old', events.length - recent.length);
    const rows = recent.map(async ({ kind, page, age }): Promise<ClientEventRow> => {
      const at = new Date(now - age);
      const visitor = await this.visitors.hash(dayOf(at), network, userAgent);
      return { at, kind, label: page, visitor };
    });
    this.collector.add(await Promise.all(rows));
  }
}
