import { TEMPLATE_COUNT } from '@shortlist/shared/templates/template-count';

export const messages = {
  allowanceNote: {
    ownLimit: 'Sign up to get your own limit',
    seePlans: 'Compare plans',
    usedUp: (what: string, resetsAt: string) => `No ${what} left today. The limit resets at ${resetsAt}.`,
    visitorsUsedUp: (what: string, resetsAt: string) =>
      `No ${what} left today for visitors on your network. The limit resets at ${resetsAt}.`,
    left: (left: number, limit: number, what: string) => `${left} of ${limit.toLocaleString('en')} ${what} left today`,
  },
  bandColor: {
    bandName: {
      early: 'Just started',
      high: 'Highly optimized',
      good: 'Good',
      low: 'Needs work',
    },
  },
  confirmDialog: {
    cancel: 'Cancel',
  },
  emailField: {
    email: 'Email',
  },
  footerLinks: {
    builder: 'Resume Builder',
    pricing: 'Pricing',
    about: 'About',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  importSlot: {
    title: 'The import could not be opened',
    description: 'Check your connection and try again.',
  },
  loadFailure: {
    tryAgain: 'Try Again',
  },
  missingResume: {
    title: 'Resume not found',
    text: 'The resume may have been deleted, or it belongs to another account.',
    openHistory: 'Go to Resume History',
  },
  modelNote: {
    note: (provider: string) => `Uses a language model from ${provider}. Your name and contact details are not sent.`,
    whatIsSent: 'See what is sent',
  },
  monthPanel: {
    monthNames: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    monthsOf: (year: number) => `Months of ${year}`,
    yearOnly: (year: number) => `Use ${year} Only`,
  },
  monthPicker: {
    chooseMonth: (label: string) => `Choose month: ${label}`,
  },
  monthSheet: {
    chooseMonth: (label: string) => `Choose month: ${label}`,
  },
  nameFields: {
    firstName: 'First name',
    lastName: 'Last name',
  },
  partNames: {
    partNames: {
      parse: 'ATS readability',
      content: 'Content quality',
      match: 'Job match',
    },
  },
  planLines: {
    lines: {
      building: [`Resumes in all ${TEMPLATE_COUNT} professional templates`],
      score: ['ATS score with every rule and what to fix'],
      writing: ['AI assistance: rewrites, keywords from a job description, cover letters, LinkedIn summaries'],
      text: ['Text export (ATS-friendly)'],
      saving: ['Saved resumes with their versions, JSON export'],
      downloads: ['Unlimited PDF and DOCX downloads of every resume', 'Cover letters as PDF and DOCX'],
      analytics: ['Resume analytics'],
      support: ['Priority email support'],
      guides: ['Interview preparation', 'Salary negotiation guide', 'Personal branding'],
      people: ['1-on-1 career coaching call', 'Resume review by experts', 'White-glove support'],
    },
  },
  planNote: {
    seePlans: 'See Plans',
    partOf: (plan: string) => `Part of the ${plan} plan.`,
  },
  reportNote: {
    kilobytes: (size: number) => `${size} KB`,
    found: (found: number, total: number) => `${found} of ${total} fields found`,
    inOrder: 'Fields in the right order',
    outOfOrder: 'Some fields out of order',
  },
  sendAgain: {
    title: 'Email sent',
    description: 'The email may take a minute to arrive. Check your spam folder, too.',
    failed: 'The email could not be sent',
    resendIn: (seconds: number) => `Resend in ${seconds} s`,
  },
  skipLink: {
    skipToContent: 'Skip to Content',
  },
  toastCard: {
    label: 'Dismiss',
  },
  toasts: {
    label: 'Notifications (F8)',
  },
  unlockNote: {
    unlock: (price: string) => `Unlock Resume – ${price}`,
    explanation: (price: string) =>
      `${price} one time: PDF and Word for this resume and its cover letter, including future edits. Plain text is free.`,
  },
  useSubscribing: {
    failed: 'Failed to create subscription. Please try again.',
    subscriptionCreated: 'Subscription created',
    title: 'Subscription failed',
  },
  waitingForPage: {
    loading: 'Loading…',
  },
  writingMenuItems: {
    resumeAnalytics: 'Resume Analytics',
  },
  supportLine: {
    writeTo: 'Write to',
  },
} as const;
