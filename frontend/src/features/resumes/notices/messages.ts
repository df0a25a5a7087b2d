export const messages = {
  fileNotice: {
    titles: {
      failed: 'The PDF could not be created',
      busy: 'The PDF is not ready yet',
      limit: 'Too many files in a short time',
      missing: 'Resume not found',
    },
    texts: {
      failed: 'Something went wrong on our side, but your resume is safe. Please try again.',
      busy: 'This is taking longer than usual. The PDF should be ready in a moment.',
      limit: 'You created many files within a few minutes. Wait ten minutes, then try again.',
      missing:
        'The resume may have been deleted, or it belongs to another account. Deleted resumes stay in the trash for 30 days.',
    },
    openTrash: 'Open Trash',
    tryAgain: 'Try Again',
  },
  notice: {
    label: 'Close this message',
  },
  paymentDueNotice: {
    continuesUntil: (plan: string, date: string) => `${plan} continues until ${date}. Pay by then to keep it.`,
    paused: (plan: string) => `${plan} is paused until you pay. Your resumes stay saved.`,
    title: 'We could not charge your card',
    payNow: 'Pay Now',
    yourPlan: 'Manage Your Plan',
  },
  paymentNotice: {
    checkAgain: 'Check Again',
    checkingText: 'This takes a few seconds. You can keep working.',
    checkingTitle: 'Checking your payment',
    renewsOn: (date: string) => `Renews on ${date}.`,
    planIncluded: 'Everything in the plan is available now.',
    active: (plan: string) => `${plan} is active`,
    notReceivedText:
      'We have not received this payment yet. If you have paid, the payment will appear here within minutes. You were not charged twice.',
    notReceivedYet: 'Payment not received yet',
    nothingLost: (message: string) => `${message} If you have paid, your purchase is safe.`,
    checkFailed: 'Your payment could not be checked',
    unlockedText: 'Download your resume as PDF or Word, as often as you like.',
    missingOne:
      'If the resume you just paid for is missing, it will appear here within minutes. You were not charged twice.',
    yourResumeIsReady: 'Your resume is ready',
    unlockedInYourAccount: 'Resumes unlocked in your account',
    downloadPdf: (title: string) => `Download PDF of ${title}`,
  },
  readyFiles: {
    intro: 'Download your resume as PDF or Word, as often as you like.',
    failed: 'The file could not be created. Please try again.',
    creatingYourFile: 'Creating your file…',
    title: 'Your resume is ready',
    downloadPdf: 'Download PDF',
    downloadDocx: 'Download DOCX',
    openResume: 'Open Resume',
    downloaded: { pdf: 'Your PDF is in your downloads.', docx: 'Your Word file is in your downloads.' },
  },
  refusedNotice: {
    text: 'Your bank did not confirm this payment. Nothing was charged. Please try again or use another card.',
    title: 'Payment Failed',
    tryAgain: 'Try Again',
  },
} as const;
