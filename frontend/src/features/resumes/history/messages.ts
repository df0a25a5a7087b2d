export const messages = {
  resumeRows: {
    emptyText: 'Resumes you build while signed in appear here.',
    label: 'Loading your resumes',
  },
  rowActions: {
    deleteFailed: 'Delete failed',
    edit: 'Edit',
    editLabel: (title: string) => `Edit ${title}`,
    actionsLabel: (title: string) => `Actions for ${title}`,
  },
} as const;
