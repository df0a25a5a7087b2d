export const messages = {
  conflictDialog: {
    title: 'This resume was also changed elsewhere',
    explanation:
      'Changes made in only one version have been merged. The sections below were changed in both. Undo brings back the ' +
      'text you don’t choose.',
    save: 'Save This Choice',
    inTab: 'in another tab of this browser',
    onDevice: 'on another device or in another browser',
    written: (where: string) => `The other version was written ${where}.`,
    saved: (where: string, when: string) => `The other version was saved ${where}, ${when}.`,
    today: (time: string) => `today at ${time}`,
  },
  conflictSection: {
    mine: 'Keep mine',
    theirs: 'Use the other version',
    both: 'Keep both',
    bothDetail: (count: number) => `Your entries, plus ${count} from the other version`,
    nothing: '(nothing)',
  },
  conflictSides: { absent: '(none)', empty: '(empty)' },
  pendingWork: {
    savedAsNew: 'Saved as a new resume',
    open: 'Open Resume',
    saveFailed: 'Failed to save your resume. Please try again.',
    title: 'Unsaved changes to a deleted resume',
    text: (resumeTitle: string) =>
      `“${resumeTitle}” was deleted in another tab or on another device before your last changes reached your account. They are still on this ` +
      'device.',
    later: 'Decide Later',
    discard: 'Discard Changes',
    saveAsNew: 'Save as New Resume',
    sent: 'Changes from this device are saved',
    choose: 'Choose which version to keep',
    chooseDetail: (resumeTitle: string) => `${resumeTitle} was changed on this device and elsewhere.`,
    rejected: 'Changes could not be saved',
    rejectedDetail: (resumeTitle: string, reason: string) => `${resumeTitle}: ${reason}`,
  },
  refusedField: (section: string, number: number | undefined) =>
    number === undefined ? section : `${section} ${number}`,
  saveNotice: {
    refused: (reason: string) => `Your changes could not be saved. ${reason}`,
    goToField: 'Go to Field',
    fullBackedUp: 'Your changes are kept on this device until they are saved.',
    full: 'Keep this page open until your changes are saved.',
    openTrash: 'Open Trash',
    signedOutBackedUp: 'You’re signed out. Your changes are kept on this device; sign in to save them.',
    signedOut: 'You’re signed out. Open another tab and sign in there to save the changes on this page.',
    signIn: 'Sign In',
    deleted: 'This resume was deleted in another tab or on another device. Its text is still here.',
    saveAsNew: 'Save as New Resume',
  },
  saveNow: {
    failed: 'Failed to save your resume. Please try again.',
    savedOnDevice: 'Draft Saved',
    savedOnDeviceDetail: 'Your draft stays in this browser. Sign up to keep it in your account.',
    saved: 'Resume saved successfully',
    offline: 'Your changes are kept on this device and will be saved as soon as the server responds.',
    unauthorized: 'Unauthorized',
    signIn: 'Please sign in to continue.',
  },
  nameMissing: 'Enter your full name to start saving automatically',
  storage: {
    full: 'This browser can’t store data for this site. Sign up to save your resume.',
    unavailable: 'This browser can’t store data for this site',
    unavailableDetail: 'Your resume is saved in your account, but text typed offline is lost when you close this page.',
  },
  useOpenDraft: {
    failed: 'The resume could not be opened. Please try again.',
    adopted: 'Your draft is now in your account',
  },
} as const;
