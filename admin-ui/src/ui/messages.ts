export const messages = {
  exportButton: {
    downloadCsv: 'Download CSV',
  },
  listPage: {
    retry: 'Retry',
    title: 'This list could not be loaded',
  },
  noRecords: {
    nothingMatchesTheseFilters: 'Nothing matches these filters.',
    nothingHereYet: 'Nothing here yet.',
    clearFilters: 'Clear Filters',
  },
  pageHeader: {
    documentTitle: (title: string) => `${title} · Shortlist Console`,
  },
  recordCards: {
    label: 'Loading',
  },
  recordPage: {
    notAvailable: 'Not available',
    retry: 'Retry',
    recordCouldNotLoaded: 'This record could not be loaded',
  },
  selectFilter: {
    all: 'All',
  },
  waiting: {
    loading: 'Loading…',
  },
} as const;
