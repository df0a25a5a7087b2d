export const messages = {
  trashApi: {
    failed: { title: 'Delete failed', description: 'Failed to delete resume. Please try again.' },
    emptied: 'Trash emptied',
    resumeDeletedForever: 'Resume deleted forever',
    resumeRestored: 'Resume restored',
    restoreFailed: 'Restore failed',
    restoreFailedText: 'Failed to restore resume. Please try again.',
  },
  trashList: {
    failed: (reason: string) => `The trash could not be loaded. ${reason}`,
    label: 'Loading the trash',
    title: 'The trash is empty',
    explanation: (days: number) => `Deleted resumes stay here for ${days} days. Then they’re deleted forever.`,
    emptyTrash: 'Empty Trash',
    emptyTheTrash: 'Empty the trash?',
    deleteForever: 'Delete forever?',
    confirmDelete: 'Delete Forever',
    consequences: (title: string) => `“${title}” and all its versions will be deleted. This cannot be undone.`,
    emptyConsequences: (count: number) =>
      count === 1
        ? 'The resume and all its versions will be deleted. This cannot be undone.'
        : `All ${count} resumes and their versions will be deleted. This cannot be undone.`,
  },
  trashRow: {
    deleted: 'Deleted',
    restore: 'Restore',
    restoreLabel: (title: string) => `Restore ${title}`,
    deleteForever: 'Delete Forever',
    deleteLabel: (title: string) => `Delete forever: ${title}`,
    actionsLabel: (title: string) => `Actions for ${title}`,
    deletedForever: (days: number) =>
      days === 0
        ? 'Will be deleted forever today'
        : `Will be deleted forever in ${days === 1 ? '1 day' : `${days} days`}`,
  },
} as const;
