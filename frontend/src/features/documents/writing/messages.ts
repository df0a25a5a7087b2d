export const messages = {
  generationInfo: {
    builtin: 'Based only on what you wrote. Check each line before you accept it.',
    model: (engine: string) => `Written by ${engine} from your resume. Check that every line is true.`,
    emptyResume: {
      title: 'Your resume has too little content',
      description: 'Add your job title, work experience or skills to your resume first.',
    },
  },
  generationNotes: {
    title: 'Check these before you use the text:',
    paragraph: (number: number) => `paragraph ${number}`,
    place: (parts: readonly string[]) => {
      const place = parts.join(', ');
      return place && `${place.charAt(0).toUpperCase()}${place.slice(1)}: `;
    },
    notFound: 'not found in your resume:',
    fillIn: 'fill in:',
  },
  jobDescriptionNote: {
    missing: 'This resume has no job description, so the text is not written for a particular job.',
    add: 'Add a job description in the builder',
    source: 'Uses the job description saved with this resume.',
    change: 'Change the job description in the builder',
  },
  planOrWriteRow: { stillEditable: 'You can still read and edit what you have written.' },
  reviewDialog: {
    change: (number: number) => `Suggested change ${number}`,
    accept: 'Accept',
    keepMine: 'Keep Mine',
    acceptAll: 'Accept All',
    acceptSome: (count: number, total: number) => `Accept ${count} of ${total}`,
  },
  streamedText: { stop: 'Stop' },
  toneChoice: { label: 'Tone', tones: { plain: 'Plain', warm: 'Warm', formal: 'Formal' } },
  writeRow: { writing: 'Writing…', undo: 'Undo' },
} as const;
