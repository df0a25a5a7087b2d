export const messages = {
  addedKeyword: {
    added: (keyword: string, section: string) => `${keyword} added to ${section}. `,
    remove: 'Remove',
  },
  card: {
    title: 'Job Description (Optional)',
    find: 'Find Keywords',
    pending: 'Finding keywords…',
    hide: 'Hide the job description',
    show: 'Show the job description',
    field: 'Job description',
    placeholder: 'Paste the job description to match your resume to it',
    extracted: 'Keywords extracted',
    extractedCount: (count: number) => `Found ${count} relevant ${count === 1 ? 'keyword' : 'keywords'}`,
    failed: 'Failed to extract keywords. Please try again.',
  },
  keywordChip: {
    add: 'Add ',
    importance: { must: 'must-have', nice: 'nice to have', duty: 'responsibility', other: 'mentioned' },
    to: (section: string) => `This keyword will be added to ${section}. `,
    inResumes: ([first, ...others]: readonly string[]) =>
      others.length === 0 ? `found in ${first}` : `found in ${first} and ${others.length} more`,
  },
  keywordGroup: {
    heading: (heading: string, shown: number, total: number) =>
      `${heading} (${shown < total ? `${shown} of ${total}` : total})`,
  },
  recommendedKeywords: {
    heading: 'Recommended Keywords',
    none: 'No skills were found in this text. Descriptions in English work best.',
    builtin: 'Found by built-in rules.',
    model: (engine: string) => `Found by ${engine}. Every keyword occurs in the job description.`,
    present: 'In this resume',
    elsewhere: 'In your other resumes',
    missing: 'Missing: add only what’s true',
    showFewer: 'Show Fewer Keywords',
    showAll: (count: number) => `Show All ${count} Keywords`,
    hideSnippets: 'Hide Job Description Excerpts',
    showSnippets: 'Show Job Description Excerpts',
  },
  requirements: {
    years: (years: number) => `${years} ${years === 1 ? 'year' : 'years'} of experience`,
    optional: (certificate: string) => `${certificate} (nice to have)`,
    summary: (requirements: readonly string[]) => `This job also requires: ${requirements.join(' · ')}`,
  },
  sections: { certifications: 'Certifications', skills: 'Skills' },
} as const;
