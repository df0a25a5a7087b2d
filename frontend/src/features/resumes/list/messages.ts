export const messages = {
  arrangeResumes: {
    sorts: { updated: 'Last updated', created: 'Date created', title: 'Title', score: 'ATS score' },
  },
  arrangedResumes: {
    noMatch: (query: string) => `No resume matches “${query}”`,
    showAll: (count: number) => (count === 1 ? 'Show Your Resume' : `Show All ${count} Resumes`),
  },
  showMoreList: {
    showMore: (left: number) => `Show More Resumes (${left} left)`,
  },
  listControls: {
    search: 'Search',
    placeholder: 'Title, name, job title or template',
    clearTheSearch: 'Clear the search',
    sortBy: 'Sort by',
    found: (count: number) => (count === 1 ? '1 resume found' : `${count} resumes found`),
  },
  moreActions: {
    resumeAnalytics: 'Resume Analytics',
    versions: 'Versions',
    label: (title: string) => `More actions for ${title}`,
    title: 'More actions',
    rename: 'Rename',
    duplicate: 'Duplicate',
    downloadDocx: 'Download DOCX',
    exportAsJson: 'Export as JSON',
    delete: 'Delete',
  },
  pdfButton: {
    pdf: 'PDF',
  },
  pdfLabel: {
    locked: (price: string) => `PDF and DOCX of this resume: ${price} one time`,
    pdf: (title: string) => `PDF of ${title} (opens in a new tab)`,
    lockedPdf: (title: string, price: string) => `PDF of ${title} (${price}, opens in a new tab)`,
  },
  resumeListState: {
    failed: (reason: string) => `Your resumes could not be loaded. ${reason}`,
    title: 'No resumes yet',
    createYourFirstResume: 'Create Your First Resume',
  },
  resumesApi: {
    deleted: 'Resume deleted',
    label: 'Undo',
    deleteFailedText: 'Failed to delete resume. Please try again.',
    error: 'Error',
    restoreFailedText: 'Failed to restore resume. Please try again.',
    resumeDuplicated: 'Resume duplicated',
    notUnlocked: (title: string, price: string) => `${title}. The copy is locked: its PDF and DOCX cost ${price}.`,
    duplicateFailed: 'Duplicate failed',
    duplicateFailedText: 'Failed to duplicate resume. Please try again.',
    renameFailed: 'Rename failed',
    renameFailedText: 'Failed to rename resume. Please try again.',
  },
  titleField: {
    label: (title: string) => `New title for ${title}`,
  },
  useReportFailure: {
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
  },
} as const;
