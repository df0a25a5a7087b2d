export const messages = {
  offers: {
    inYourPlan: 'Included in your plan',
    inPlan: (plan: string) => `${plan} plan`,
    label: 'What our experts do',
    seePlans: 'See Plans',
  },
  peopleSection: {
    title: 'Expert help',
    intro: 'Ask an expert. We reply here and by email.',
    failed: (reason: string) => `Your requests could not be loaded. ${reason}`,
    label: 'Loading your requests',
  },
  requestForm: {
    title: 'Request sent',
    description: 'We reply here and by email.',
    kind: 'Type of help',
    noParticularResume: 'No particular resume',
    whichResumeItsAbout: 'Related resume',
    message: 'Message',
    messageHint: 'Describe what you need. For a call, add when you are available.',
    sendRequest: 'Send Request',
    newRequest: 'New request',
    allowReading: 'Allow staff to read this resume to answer my request',
    allowReadingNote:
      'Access ends when your request is closed. Your security activity lists each time the resume is opened.',
  },
  requestList: {
    label: 'Your requests',
    answered: 'Answered',
    answerBy: (date: string) => `We will answer by ${date}.`,
    staffMayRead: 'Our staff can read the resume until the request is closed.',
    ourAnswer: 'Our answer',
  },
  requestsApi: {
    kindNames: {
      support: 'Priority support by email',
      coaching_call: 'Career coaching call',
      resume_review: 'Resume review by an expert',
      white_glove: 'White-glove support',
    },
    kindOffers: {
      support: 'We answer your questions before those of other users.',
      coaching_call: 'A one-on-one call about your next career step.',
      resume_review: 'Line-by-line feedback on what to change.',
      white_glove: 'Tell us about your work, and we’ll set up your resume for you.',
    },
    stateNames: {
      open: 'Received',
      in_progress: 'In progress',
      done: 'Done',
      declined: 'Declined',
    },
  },
  suggestions: {
    stateNames: {
      open: 'Pending',
      accepted: 'Accepted',
      refused: 'Rejected',
      outdated: 'Outdated',
    },
    failed: (reason: string) => `The suggestions could not be loaded. ${reason}`,
    label: 'Loading suggestions',
    suggestionsForYourResume: 'Suggestions for your resume',
    pending: (pending: number, total: number) =>
      `${pending} of ${total} ${total === 1 ? 'suggestion' : 'suggestions'} pending. Only the suggestions you accept change your resume.`,
    allReviewed: 'All suggestions reviewed.',
    outdated: 'You have changed this text, so the suggestion no longer fits. Your text was not overwritten.',
    accept: 'Accept',
    reject: 'Reject',
    openInResume: 'Open in Builder',
  },
  useDecision: {
    title: 'Your resume was updated',
    description: 'The previous text is in the resume’s version history.',
  },
} as const;
