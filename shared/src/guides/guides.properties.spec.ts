import fc from 'fast-check';
import { anyResume, anyText } from '../../test/any-resume.js';
import { BRANDING_LIMITS } from '../product/letter-options.js';
import { letterSources } from '../letters/evidence/traceable.js';
import { factGuard } from '../facts/guard/fact-guard.js';
import { composeBranding } from './branding/compose-branding.js';
import { composeInterview } from './interview/compose-interview.js';
import { composeSalaryGuide } from './compose-salary-guide.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const job = fc.record({ role: anyText, company: anyText });

describe('guides for arbitrary resumes', () => {
  it('states only facts from the resume and respects the length limits', () => {
    fc.assert(
      fc.property(anyResume, job, (data, aim) => {
        const branding = composeBranding(data, null, aim, NOW);
        const sources = letterSources(data, {}, NOW);
        for (const part of ['positioning', 'bioFirst', 'bioThird'] as const)
          for (const line of branding[part].split('\n')) expect(factGuard(sources, line)).toEqual([]);
        for (const [part, most] of Object.entries(BRANDING_LIMITS))
          expect(branding[part as keyof typeof BRANDING_LIMITS].length).toBeLessThanOrEqual(most);
      }),
      { numRuns: 60 },
    );
  });

  it('returns the same guide for the same input', () => {
    fc.assert(
      fc.property(anyResume, job, (data, aim) => {
        expect(composeInterview(data, null, aim, NOW)).toBe(composeInterview(data, null, aim, NOW));
        expect(composeSalaryGuide(data, null, aim, '', NOW)).toBe(composeSalaryGuide(data, null, aim, '', NOW));
      }),
      { numRuns: 30 },
    );
  });
});
