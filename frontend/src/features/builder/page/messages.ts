export const messages = {
  builder: {
    title: 'Resume Builder',
    description: 'Build a resume step by step and see every page as it will be printed.',
  },
  header: {
    home: 'Back to home',
    export: 'Export',
    save: 'Save',
    saveDraft: 'Save Draft',
    versions: 'Versions',
    history: 'History',
  },
  notice: {
    signInTitle: 'Sign in to open this resume',
    signInText: 'Saved resumes can only be opened by their owner.',
    signIn: 'Sign In',
    loadFailed: 'Your resume could not be opened',
    logo: 'Shortlist home',
  },
  skeleton: { loading: 'Opening your resume' },
  preview: {
    heading: 'Live Preview',
    layout: 'Layout & Sections',
    tapHint: 'Tap any text to edit it.',
    pages: 'Resume pages',
  },
  undoRedo: { undo: 'Undo', redo: 'Redo' },
  viewTabs: { label: 'View', tabs: 'Edit or preview', edit: 'Edit', preview: 'Preview' },
  visitorNote: {
    title: 'Free Resume Builder:',
    free: 'Build and preview your resume and copy its text for free.',
    signUp: 'Sign up to save your resume.',
    benefit: (price: string) => `PDF and Word downloads require a one-time payment of ${price}.`,
  },
  writeMenu: { write: 'Write', saveFirst: 'Please save your resume first' },
} as const;
