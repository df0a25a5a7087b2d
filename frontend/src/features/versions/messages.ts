const difference = (count: number) => (count === 1 ? '1 difference' : `${count} differences`);

export const messages = {
  condense: { more: (count: number) => `… (${count.toLocaleString('en')} more characters)` },
  differenceRow: {
    kinds: { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' },
    before: 'Before:',
    after: 'After:',
    to: ' to ',
  },
  differences: {
    summary: (count: number) =>
      count === 0
        ? 'There are no differences.'
        : `${difference(count)}. Old words are struck through; new words are underlined.`,
  },
  historyEntries: {
    current: 'Current version',
    currentWith: (reason: string) => `Current version, ${reason}`,
    reasons: {
      export: 'exported',
      ai: 'AI suggestion accepted',
      expert: 'expert suggestion accepted',
      edit: 'before changes',
      restore: 'restored',
    },
    today: 'Today',
    yesterday: 'Yesterday',
  },
  missingVersion: {
    title: 'Version not found',
    text: 'The version may have been deleted to make room for newer ones.',
    all: 'All Versions',
  },
  restoreDialog: {
    title: 'Restore this version?',
    text: (moment: string) =>
      `Your resume will have the text it had on ${moment}. The current text stays in the version history.`,
    unsent: ' Unsaved edits on this device will be merged with the restored text when you open the builder.',
    cancel: 'Cancel',
    restore: 'Restore Version',
  },
  useRestore: {
    failed: 'Restore failed',
    restored: 'Version restored',
    restoredDetail: 'The previous text is in the version history.',
    open: 'Open in Builder',
    changed: 'Nothing was restored',
    changedDetail:
      'The resume has changed in the meantime. Check its current text, then restore the version again if you still want to.',
  },
  versionComparison: {
    nothingEarlier: 'There is no earlier version to compare with yet.',
    comparedWith: 'Compared with',
    current: 'The resume as it is now',
    before: (moment: string) => `The previous version (${moment})`,
    comparedWithCurrent: 'Compared with the resume as it is now',
    comparedWithBefore: (moment: string) => `Compared with the previous version (${moment})`,
    loadFailed: (reason: string) => `The versions could not be loaded. ${reason}`,
    loading: 'Loading the versions',
  },
  versionDetail: { view: 'View', pages: 'Pages', changes: 'Changes', restore: 'Restore This Version' },
  versionHistory: {
    title: 'Version history',
    titleOf: (resumeTitle: string) => `Version history of ${resumeTitle}`,
    of: (resumeTitle: string) => `Resume: ${resumeTitle}`,
    allVersions: 'All Versions',
    allResumes: 'All Resumes',
    open: 'Open in Builder',
    empty:
      'There are no earlier versions yet. A version is saved when you export the resume, accept an AI suggestion or restore a version, and before you edit the resume after a break of ten minutes or more.',
    loadFailed: 'The version history could not be loaded',
    loading: 'Loading the version history',
  },
  versionList: { label: 'Versions' },
  versionPages: {
    loadFailed: (reason: string) => `This version could not be loaded. ${reason}`,
    loading: 'Loading the version',
  },
} as const;
