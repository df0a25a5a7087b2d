import { groupSkills } from './skill-groups.js';

describe('groupSkills', () => {
  it('groups known skills under headings and keeps the order within each group', () => {
    expect(groupSkills(['Go', 'PostgreSQL', 'C++', 'Docker', 'C#', 'Redis', 'Pairing'])).toEqual([
      { label: 'Programming', skills: ['Go', 'C++', 'C#'] },
      { label: 'Databases', skills: ['PostgreSQL', 'Redis'] },
      { label: 'Cloud & DevOps', skills: ['Docker'] },
      { label: 'More', skills: ['Pairing'] },
    ]);
  });

  it.each([
    ['.NET', 'Frameworks & Libraries'],
    ['node.js', 'Frameworks & Libraries'],
    ['R', 'Programming'],
    ['Python 3', 'Programming'],
    ['AWS (EC2, S3)', 'Cloud & DevOps'],
    ['PostgreSQL 16', 'Databases'],
  ])('puts the skill %s under the heading %s', (skill, label) => {
    const groups = groupSkills([skill, 'Java', 'PHP', 'MySQL', 'Oracle']);
    expect(groups.find((group) => group.skills.includes(skill))?.label).toBe(label);
  });

  it('matches only complete names, not words that begin with a skill', () => {
    const groups = groupSkills(['Google Ads', 'Career coaching', 'Java', 'PHP', 'MySQL', 'Oracle']);
    expect(groups.at(-1)).toEqual({ label: 'More', skills: ['Google Ads', 'Career coaching'] });
  });

  it('leaves a mostly non-technical list in one unlabeled group', () => {
    const skills = ['Calendar management', 'Excel', 'Jira', 'SQL', 'Minutes'];
    expect(groupSkills(skills)).toEqual([{ label: '', skills }]);
    expect(groupSkills([])).toEqual([{ label: '', skills: [] }]);
  });

  it('keeps every skill unchanged', () => {
    const skills = [' Git', 'git', 'C#', 'Кава', 'MySQL', 'MySQL', 'Java', ''];
    expect(
      groupSkills(skills)
        .flatMap((group) => group.skills)
        .toSorted(),
    ).toEqual(skills.toSorted());
  });
});
