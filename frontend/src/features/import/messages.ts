const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

export const messages = {
  chooseSource: { label: 'How to import your resume', upload: 'Upload a file', paste: 'Paste text' },
  dropzone: {
    drop: 'Drop a file here, or choose one.',
    formats: 'PDF, Word (DOCX), LinkedIn archive (ZIP), JSON Resume or text, up to 10 MB.',
    choose: 'Choose a File',
    input: 'Resume file',
  },
  importCalls: {
    tooLarge: (megabytes: number) =>
      `This file is larger than ${megabytes} MB. Choose a smaller file, or paste the text.`,
  },
  importDialog: {
    titles: { choosing: 'Import a resume', reading: 'Import a resume', report: 'Here’s what we found' },
    replaces: 'This replaces the current content of your resume. You can undo it.',
    cancel: 'Cancel',
    back: 'Back',
    use: 'Use This Resume',
    replace: 'Replace with This Resume',
    reading: (name: string) => `Reading ${name}…`,
  },
  linkedInHelp: {
    title: 'From LinkedIn:',
    text:
      'Open Settings & Privacy › Data privacy › Get a copy of your data, and request the archive. LinkedIn emails ' +
      'you a link. Upload the ZIP file as it is.',
  },
  pasteArea: {
    label: 'Text of your resume',
    hint: 'Put headings such as “Experience” on their own lines, so that we can find the sections.',
    submit: 'Import Text',
  },
  recognizedSections: {
    found: 'found',
    jobsWithBullets: (jobs: string, bullets: string) => `${jobs}, ${bullets}`,
    bullets: counted('bullet', 'bullets'),
    fields: counted('field', 'fields'),
    entries: {
      experience: counted('job', 'jobs'),
      education: counted('entry', 'entries'),
      skills: counted('skill', 'skills'),
      certifications: counted('certification', 'certifications'),
      projects: counted('project', 'projects'),
      awards: counted('award', 'awards'),
      volunteer: counted('entry', 'entries'),
      languages: counted('language', 'languages'),
    },
  },
  reportView: {
    nothingFound: 'We couldn’t find a resume in this file or text. Try another file, or paste the text with headings.',
    source: (source: string) => `Read from ${source}.`,
    sources: {
      shortlist: 'a PDF made with Shortlist; nothing was lost',
      'json-resume': 'a JSON Resume',
      linkedin: 'your LinkedIn archive',
      pdf: 'a PDF',
      docx: 'a Word document',
      text: 'plain text',
    },
    recognized: 'Recognized',
    check: 'Please check',
  },
  unrecognizedText: {
    title: 'Not recognized',
    explanation: 'We couldn’t assign this text to a section. Copy what you need and add it yourself.',
    copy: 'Copy Text',
    copied: 'Text copied',
    copyFailed: 'Failed to copy text',
    copyFailedHint: 'Select the text and copy it instead.',
  },
  useImport: { pastedText: 'the pasted text', failed: 'The resume could not be imported. Please try again.' },
} as const;
