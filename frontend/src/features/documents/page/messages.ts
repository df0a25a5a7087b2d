const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const messages = {
  accountPage: {
    loadFailed: (name: string) => `The ${name} could not be opened`,
    loading: (name: string) => `Opening the ${name}`,
    storageUnavailable: 'This browser can’t store data for this site',
    storageUnavailableDetail: 'Text you type while offline will be lost when you close this page.',
  },
  conflictDialog: {
    title: (name: string) => `The ${name} was changed elsewhere`,
    legend: 'Struck-through text is only in your version. Underlined text is only in the other version.',
    useTheirs: 'Use the Other Version',
    keepMine: 'Keep Mine',
  },
  editor: {
    written: (name: string) => `${capitalized(name)} written`,
    undo: 'Undo',
    unchanged: (noun: string) => `The new ${noun} is the same as before`,
    writeFailed: (name: string) => `Failed to write the ${name}. Please try again.`,
  },
  editorDialogs: { reviewTitle: (noun: string) => `New ${noun}` },
  editorHeader: { forResume: 'Resume:', tabs: 'Documents for this resume' },
  exportRow: {
    label: 'Export',
    pdf: 'Download PDF',
    docx: 'Download DOCX',
    text: 'Copy Text',
    signUp: 'Sign up to download your cover letter. It will be saved in your account.',
  },
  fileReport: {
    found: (found: number, total: number) => `${found} of ${total} parts found`,
    order: (inOrder: boolean) => (inOrder ? 'Parts in the right order' : 'Some parts out of order'),
    missing: (labels: readonly string[]) => `Missing: ${labels.join(', ')}`,
  },
  preview: {
    heading: 'Live Preview',
    blank: 'Your document will appear here, styled like your resume.',
    pages: 'Pages',
  },
  saveStatus: {
    notSaved: 'Not saved',
    resumeDeleted: 'The resume was deleted in another tab or on another device. Copy your text to keep it.',
  },
  signUpNote: { signUp: 'Sign Up' },
  useCompanionExport: {
    unsaved: 'Your document is not saved yet, so it can’t be exported. Please try again in a moment.',
    copied: 'Text copied',
    copyFailed: 'Failed to copy text. Please try again.',
    fileFailed: 'The file could not be created. Please try again.',
  },
  visitorPage: {
    title: 'Build your resume first',
    text: (name: string) => `Your ${name} is based on your resume. There is no resume on this device yet.`,
    build: 'Build My Resume',
  },
  writingPage: { title: capitalized },
} as const;
