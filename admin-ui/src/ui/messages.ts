export const messages = {
  exportButton: {
    downloadCsv: 'Download CSV',
  },
  listPage: {
    retry: 'Retry',
    loadFailed: 'This list could not be loaded',
  },
  noRecords: {
    noMatches: 'Nothing matches these filters.',
    empty: 'No records yet.',
    clearFilters: 'Clear Filters',
  },
  pageHeader: {
    documentTitle: (title: string) => `${title} · Shortlist Console`,
  },
  recordCards: {
    loading: 'Loading',
  },
  recordPage: {
    notAvailable: 'Not available',
    retry: 'Retry',
    loadFailed: 'This record could not be loaded',
  },
  selectFilter: {
    all: 'All',
  },
  waiting: {
    loading: 'Loading…',
  },
} as const;
