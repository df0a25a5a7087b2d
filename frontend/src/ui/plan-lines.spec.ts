import { describe, expect, it } from 'vitest';
import { PLAN_MATRIX } from '@shortlist/shared/plans';
import { planLines } from './plan-lines.js';

describe('the lines of a plan’s card', () => {
  it('name what it adds to the plan before it', () => {
    expect(planLines('pro', PLAN_MATRIX)).toEqual([
      'Unlimited PDF and DOCX downloads of every resume',
      'Cover letters as PDF and DOCX',
      'Resume analytics',
      'Priority email support',
    ]);
    expect(planLines('premium', PLAN_MATRIX)).toContain('1-on-1 career coaching call');
    expect(planLines('premium', PLAN_MATRIX)).not.toContain('Resume analytics');
  });

  it('leave out what is paid for by the resume', () => {
    expect(planLines('free', PLAN_MATRIX).join()).not.toMatch(/PDF/);
  });

  it('promise nothing that the matrix does not grant', () => {
    const without = { ...PLAN_MATRIX, premium: { ...PLAN_MATRIX.premium, people: 'none' as const } };
    expect(planLines('premium', without).join()).not.toMatch(/coaching|review|White-glove/);
  });
});
