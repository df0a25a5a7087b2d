import { MERGE_PARTS } from '@shortlist/shared/compare/resume-parts';
import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import { same } from '@shortlist/ui-kit/same';
import type { DraftContent } from './draft-content.js';

export function partOf(content: DraftContent, part: MergePart): unknown {
  switch (part) {
    case 'title':
    case 'templateKey':
    case 'jdText':
      return content[part];
    case 'projects':
    case 'awards':
    case 'volunteer':
    case 'languages':
      return content.data.extras[part];
    default:
      return content.data[part];
  }
}

/** @param value new value of the part, which must have the part's type */
export function withPart(content: DraftContent, part: MergePart, value: unknown): DraftContent {
  switch (part) {
    case 'title':
    case 'templateKey':
    case 'jdText':
      return { ...content, [part]: value };
    case 'projects':
    case 'awards':
    case 'volunteer':
    case 'languages':
      return { ...content, data: { ...content.data, extras: { ...content.data.extras, [part]: value } } };
    default:
      return { ...content, data: { ...content.data, [part]: value } };
  }
}

export const takeParts = (content: DraftContent, parts: readonly MergePart[], from: DraftContent): DraftContent =>
  parts.reduce((result, part) => withPart(result, part, partOf(from, part)), content);

export const differingParts = (a: DraftContent, b: DraftContent): MergePart[] =>
  MERGE_PARTS.filter((part) => !same(partOf(a, part), partOf(b, part)));
