import { readResumeData } from '../resume/read-resume-data.js';
import { claimsOf } from './evidence/claims.js';
import { headlineFigure } from './headline-figure.js';

const headingOf = (...bullets: string[]): string | undefined =>
  headlineFigure(
    claimsOf(readResumeData({ experience: [{ role: 'Baker', company: 'Elm Mill', current: true, bullets }] }), () => 0),
  );

describe('headlineFigure', () => {
  it.each([
    ['Cut flour waste from 8% to 5% by weighing each batch', 'Cut flour waste from 8% to 5%'],
    ['Rebuilt the order screen, cutting failed orders from 4% to 1%', 'Cut failed orders from 4% to 1%'],
    [
      'Manage Instagram for two shops, growing it from 9,200 to 15,600 followers',
      'Grew it from 9,200 to 15,600 followers',
    ],
    ['Lead a team of 18 bakers on the night shift', 'Leading a team of 18 bakers on the night shift'],
    ['Plan and send 2 newsletters a month to 900 readers', 'Planning and sending 2 newsletters a month to 900 readers'],
    ['Keep an audit score of 94% for the site', 'Audit score of 94% for the site'],
  ])('states the result, or names the duty without an imperative verb: %s', (bullet, heading) => {
    const others = ['Serve customers at the counter every day', 'Teach the new bakers how to use the ovens'];
    expect(headingOf(bullet, ...others)).toBe(heading);
  });

  it('prefers a result to a finished action, and a finished action to a duty', () => {
    const bullets = ['Lead a team of 18 bakers at night', 'Trained 4 new bakers on the ovens'];
    expect(headingOf(...bullets)).toBe('Trained 4 new bakers on the ovens');
    expect(headingOf(...bullets, 'Cut flour waste from 8% to 5%')).toBe('Cut flour waste from 8% to 5%');
  });

  it('does not publish the budget of the employer', () => {
    expect(headingOf('Track a yearly marketing budget of $85,000 and report monthly to the owner')).toBeUndefined();
  });
});
