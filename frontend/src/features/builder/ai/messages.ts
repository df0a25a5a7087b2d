export const messages = {
  bulletQuestion: {
    skip: 'Skip this question',
    example: (example: string) => `e.g., ${example}`,
    result: 'Your bullet: ',
  },
  engineNote: {
    builtin: 'Based only on what you wrote.',
    model: (engine: string) => `Written by ${engine}; checked against your resume.`,
  },
  rewriteBullets: {
    label: 'Improve Bullets',
    pending: 'Improving…',
    blocked: 'Enter the job title and the company first',
    failed: 'Failed to rewrite bullets. Please try again.',
    empty: { title: 'No bullets yet', description: 'Describe what you did in your own words, then try again.' },
    outdated: { title: 'Your bullets have changed', description: 'Try again for new suggestions.' },
    accepted: 'Bullets rewritten',
    dialogTitle: 'Suggested bullets',
    strong: 'Your bullets are already strong',
    unchanged: 'No changes suggested',
    unchangedDetail: 'We found nothing to change. Add numbers and results to make your bullets stronger.',
  },
  rewriteSummary: {
    label: 'AI Write',
    pending: 'Writing…',
    blocked: 'Enter your full name first',
    failed: 'Failed to rewrite summary. Please try again.',
    empty: 'Your resume has too little content',
    emptyDetail: 'Add your job title, work experience or skills first.',
    outdated: { title: 'Your summary has changed', description: 'Try again for a new suggestion.' },
    accepted: 'Summary rewritten',
    dialogTitle: 'Suggested summary',
    name: 'Summary',
    strong: 'Your summary is already strong',
    unchanged: 'No changes suggested',
    unchangedDetail:
      'Your resume has nothing more to put in a summary. Add more about your work and skills, then try again.',
  },
  suggestedChange: {
    accept: 'Accept',
    reject: 'Reject',
    unverified: (words: string) => `Not in your resume: ${words} – is this true?`,
    placeholder: 'Add a blank where a number belongs',
  },
  suggestedLines: {
    bullets: (numbers: readonly number[]) =>
      `${numbers.length > 1 ? 'Bullets' : 'Bullet'} ${new Intl.ListFormat('en').format(numbers.map(String))}`,
  },
  suggestionDialog: {
    check: (engineNote: string) => `${engineNote} Check that every line is still true.`,
    reorder: 'Move the bullets that matter most for this job to the top',
    newOrder: (names: readonly string[]) => `New order: ${names.join(', ')}`,
    cancel: 'Cancel',
    acceptAll: 'Accept All',
    acceptVerified: 'Accept All Verified',
    apply: 'Apply Suggestion',
    applyAccepted: (count: number) => `Apply ${count} Accepted ${count === 1 ? 'Change' : 'Changes'}`,
  },
  undoOffer: {
    undo: 'Undo',
    tooLate: {
      title: 'You’ve made other changes since then',
      description: 'Use the Undo button at the top to go back one change at a time.',
    },
  },
  useSuggestion: { unavailable: 'No suggestions available right now' },
} as const;
