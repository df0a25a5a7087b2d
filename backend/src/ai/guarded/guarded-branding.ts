import type { BrandingView } from '@shortlist/shared/contract/ai';
import { brandingContent, type BrandingContent } from '@shortlist/shared/contract/resume-documents';
import { BRANDING_LIMITS, LINKEDIN_LIMITS } from '@shortlist/shared/product/letter-options';
import { cleanLine } from '@shortlist/shared/text/text';
import { factGuard } from '@shortlist/shared/facts/guard/fact-guard';
import type { GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import { isGrounded } from './grounded.js';
import { guardedParagraphs } from './guarded-paragraphs.js';
import type { GuideSources } from './guarded-guide.js';
import type { WrittenBranding } from '../prompts/branding.js';

const MIN_LINES = 2;
/** Minimum number of usable texts; with fewer, the model has probably misunderstood the prompt. */
const MIN_PARTS = 3;

type Part = Exclude<keyof WrittenBranding, 'positioning'>;
const PARTS: readonly Part[] = ['introduction', 'bioFirst', 'bioThird', 'note'];

/**
 * Removes from a model's texts the claims that the resume does not support. Text that is too long, or too short after
 * the removal, is replaced by rule-based text. Returns null if too many texts would be replaced.
 */
export function guardedBranding(
  written: WrittenBranding,
  { own, record }: GuideSources,
  byRules: BrandingContent,
): (BrandingContent & Pick<BrandingView, 'flags'>) | null {
  const flags: BrandingView['flags'] = [];
  const kept: Partial<BrandingContent> = {};
  for (const part of PARTS) {
    const guarded = guardedParagraphs(own, [written[part]], record);
    const text = guarded?.paragraphs.join('\n\n') ?? '';
    if (!guarded || text.length > BRANDING_LIMITS[part]) continue;
    kept[part] = text;
    flags.push(...guarded.flags);
  }
  const lines = written.positioning.map(cleanLine).filter((line) => isSoundLine(own, record, line));
  if (lines.length >= MIN_LINES) kept.positioning = lines.slice(0, 3).join('\n');
  return Object.keys(kept).length < MIN_PARTS ? null : { ...brandingContent.parse(byRules), ...kept, flags };
}

const isSoundLine = (own: readonly string[], record: GuardRecord, line: string): boolean =>
  line !== '' &&
  line.length <= LINKEDIN_LIMITS.headline &&
  factGuard(own, line, record).length === 0 &&
  isGrounded(own, line);
