export const messages = {
  dashboardPage: {
    pageTitle: 'Dashboard',
    yourResumes: 'Your resumes',
    emptyText:
      'Pick a template, answer eight short steps, and watch the page take shape beside you. Or import a resume you already have.',
    label: 'Loading your resumes',
    createNewResume: 'Create New Resume',
    importAResume: 'Import a Resume',
    welcome: (firstName?: string) => `Welcome back, ${firstName || 'there'}!`,
  },
  historyPage: {
    pageTitle: 'Resume History',
    title: 'Resume History',
    intro: 'Your saved resumes. Deleted resumes stay in the trash for 30 days.',
    newResume: 'New Resume',
    resumes: 'Resumes',
    trashCount: (count: number) => `Trash (${count})`,
    trash: 'Trash',
    resumesAndTrash: 'Resumes and trash',
  },
} as const;
