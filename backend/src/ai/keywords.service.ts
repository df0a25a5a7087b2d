import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExtractKeywordsView } from '@shortlist/shared/contract/ai';
import { extractKeywords, KEYWORDS_VERSION } from '@shortlist/shared/keywords/extract-keywords';
import { LimitsService } from '../auth/limits.service.js';
import type { Limit } from '../auth/limits.js';
import { networkOf } from '../core/network.js';
import { skillDictionary } from './skill-dictionary.js';

const READINGS: Limit = { name: 'keywords', times: 60, minutes: 15 };
/** People ask again for the description that they have just asked about. */
const MOST_REMEMBERED = 100;

@Injectable()
export class KeywordsService {
  /** By hash of the text, the latest last: no description is kept for longer than its answer is made. */
  private readonly remembered = new Map<string, ExtractKeywordsView>();

  constructor(private readonly limits: LimitsService) {}

  async extract(jdText: string, address: string): Promise<ExtractKeywordsView> {
    await this.limits.count(READINGS, networkOf(address));
    const hash = createHash('sha256').update(`${KEYWORDS_VERSION}\n${jdText}`).digest('base64url');
    const view = this.remembered.get(hash) ?? (await readKeywords(jdText));
    this.remembered.delete(hash);
    this.remembered.set(hash, view);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
    return view;
  }
}

async function readKeywords(jdText: string): Promise<ExtractKeywordsView> {
  const found = extractKeywords(jdText, await skillDictionary());
  const textsOf = (kind: string): string[] => found.terms.filter((term) => term.kind === kind).map(({ text }) => text);
  return {
    keywords: textsOf('hard'),
    softSkills: textsOf('soft'),
    engine: 'builtin',
    version: KEYWORDS_VERSION,
    ...found,
  };
}
