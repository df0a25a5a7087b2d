export const messages = {
  dialog: {
    title: 'Export resume',
    pdf: {
      name: 'PDF',
      description: 'Looks exactly like the preview. For applications and printing.',
      action: 'Download PDF',
    },
    docx: {
      name: 'DOCX',
      description: 'For editing in Word, and for employers who ask for a Word file.',
      action: 'Download DOCX',
    },
    text: { name: 'Copy Text', description: 'Plain text for online forms.', action: 'Copy Text' },
    cancel: 'Cancel',
    all: 'Download All',
    allPending: 'Creating your files…',
  },
  option: { pending: 'Working…' },
  missingFields: { title: 'Still missing (you can export anyway):' },
  scoreNote: { score: (score: number) => `ATS score: ${score}.` },
  signUpNote: {
    text: (price: string) =>
      `PDF and Word files require a free account and a one-time payment of ${price}. Your draft moves to your ` +
      'account, and you return here. Copying the text is free and needs no account.',
    signUp: 'Sign Up to Download',
  },
  useExport: {
    unsaved: 'Save your resume before you export it.',
    empty: 'Your resume is still empty. Enter your details first.',
    copied: 'Text copied',
    copyFailed: 'Failed to copy text. Please try again.',
    fileFailed: 'The file could not be created. Please try again.',
  },
} as const;
