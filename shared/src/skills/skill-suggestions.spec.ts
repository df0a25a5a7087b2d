import { suggestSkills, SUGGESTED_SKILLS } from './skill-suggestions.js';

describe('suggestSkills', () => {
  it.each([
    ['Senior Backend Engineer', 'SQL'],
    ['Registered Nurse – Intensive Care', 'Patient assessment'],
    ['Journeyman Electrician', 'Electrical wiring'],
    ['Maths Teacher', 'Lesson planning'],
    ['Chief Financial Officer', 'Financial modelling'],
    ['Logistics Coordinator', 'Inventory management'],
    ['Art Director', 'Typography'],
    ['UX Writer', 'User research'],
    ['Forklift operator', 'Forklift operation'],
    ['Paralegal', 'Legal research'],
  ])('for the job title "%s", the first ten suggestions include "%s"', (title, skill) => {
    const skills = suggestSkills(title, []);
    expect(skills).toHaveLength(10);
    expect(skills).toContain(skill);
  });

  it('suggests skills from both fields of work that a job title such as "UX writer" combines', () => {
    const skills = suggestSkills('UX writer', []);
    expect(skills).toEqual(expect.arrayContaining(['User research', 'Copywriting']));
    expect(suggestSkills('Art director', [])).not.toContain('Strategic planning');
  });

  it('prefers the longest match if several fields of work share a word', () => {
    expect(suggestSkills('Data engineer', [])[0]).toBe('SQL');
    expect(suggestSkills('Mechanical engineer', [])[0]).toBe('AutoCAD');
  });

  it('never suggests a listed skill, regardless of case', () => {
    const first = suggestSkills('Backend developer', []);
    const next = suggestSkills(
      'Backend developer',
      first.map((skill) => ` ${skill.toUpperCase()} `),
    );
    expect(next.filter((skill) => first.includes(skill))).toEqual([]);
    expect(suggestSkills('Backend developer', SUGGESTED_SKILLS)).toEqual([]);
  });

  it('does not match a job title inside a longer word', () => {
    expect(suggestSkills('Chronicler', [])).toEqual(suggestSkills('', []));
  });

  it('suggests general skills for an unknown title', () => {
    expect(suggestSkills('Захоплювач хмар', [])).toContain('Communication');
    expect(suggestSkills('', [], 3)).toHaveLength(3);
  });
});
