import { describe, expect, it } from 'vitest';
import { PLAN_MATRIX } from '@shortlist/shared/product/plans';
import { planLines } from './plan-lines.js';

describe('planLines', () => {
  it('lists what each plan adds to the previous plan', () => {
    expect(planLines('pro', PLAN_MATRIX)).toEqual([
      'Unlimited PDF and DOCX downloads of every resume',
      'Cover letters as PDF and DOCX',
      'Resume analytics',
      'Priority email support',
    ]);
    expect(planLines('premium', PLAN_MATRIX)).toContain('1-on-1 career coaching call');
    expect(planLines('premium', PLAN_MATRIX)).not.toContain('Resume analytics');
  });

  it('omits features that are sold per resume', () => {
    expect(planLines('free', PLAN_MATRIX).join()).not.toMatch(/PDF/);
  });

  it('lists only features that the plan matrix grants', () => {
    const without = { ...PLAN_MATRIX, premium: { ...PLAN_MATRIX.premium, people: 'none' as const } };
    expect(planLines('premium', without).join()).not.toMatch(/coaching|review|White-glove/);
  });
});
