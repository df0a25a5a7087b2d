export const messages = {
  changeDialog: {
    endOfMonth: 'the end of the month',
    amountNow: (amount: string) => `the price difference of ${amount}`,
    theDifference: 'the price difference',
    startsNow: (name: string, difference: string, day: string, price: string) =>
      `${name} starts right away. Your card is charged ${difference} now for the days until ${day}, and ${price} a month from then on.`,
    startsLater: (day: string, name: string, price: string) =>
      `You’ll keep your current plan until ${day}, then switch to ${name} for ${price} a month. You won’t be charged today.`,
    title: (name: string) => `Change to ${name}?`,
    confirm: (name: string) => `Change to ${name}`,
  },
  offerButton: {
    manageYourPlan: 'Manage Your Plan',
    seeYourAccount: 'See Your Account',
    payNow: (name: string) => `Pay for ${name} Now`,
    change: (name: string, price: string) => `Change to ${name} – ${price} a month`,
    stay: (name: string) => `Stay on ${name}`,
    yourNextPlan: 'Your Next Plan',
    goPremium: (price: string) => `Go Premium – ${price} a month`,
    subscribe: (name: string, price: string) => `Subscribe to ${name} – ${price} a month`,
  },
  planCard: {
    limits: (plan: string) => `Limits of ${plan}`,
  },
  planCards: {
    failed: (reason: string) => `Your plan could not be loaded. ${reason}`,
    modelAnswersFree: (count: number) =>
      `${count} AI suggestions a day; after that, built-in rules make the suggestions`,
    freeNote: 'No credit card required.',
    getStartedFree: 'Get Started Free',
    createNewResume: 'Create New Resume',
    oneTime: 'one time',
    everythingInFree: 'Everything in Free',
    resumeFiles: 'PDF and DOCX of one resume',
    letterFiles: 'PDF and DOCX of the cover letter',
    futureEdits: 'All future edits and downloads of this resume',
    oneTimeNote: 'One-time payment. No subscription.',
    buildItFirstFree: 'Build Your Resume for Free',
    perMonth: 'per month',
    mostPopular: 'Most Popular',
    everythingInPro: 'Everything in Pro',
    premiumNote: (days: number) => `Renews every month until you cancel. ${days}-day money-back guarantee.`,
    payFirst: 'Pay for your current plan before you change plans.',
    planEnding: 'Your current plan is set to end. To change plans, first choose to keep it in your account.',
    rewrites: (count: string) => `${count} rewrites and keyword searches a day`,
    letters: (count: string) => `${count} cover letters and LinkedIn summaries a day`,
    modelAnswers: (count: string) => `${count} AI suggestions a day`,
    yourPlan: 'Your plan',
    startsOn: (date: string) => `Starts ${date}`,
    oneResume: 'One resume',
  },
  planProducts: {
    description: 'A resume builder: pay once for one resume, or monthly for all of them.',
    resumeFiles: 'PDF and DOCX of one resume',
  },
  planTable: {
    visitor: 'Visitors',
    each: (amount: string) => `${amount} per resume`,
    whatEachPlanIncludes: 'What each plan includes',
    plan: 'Plan',
    dailyWritingLimits: 'Daily writing limits',
    limitsNote:
      'Daily limits reset at midnight UTC. Visitors on the same network share one limit; accounts have their own. Scoring is unlimited.',
    titleAccess: 'Yes',
    no: 'No',
    ofAllModel: 'Total AI suggestions',
  },
  questions: {
    questions: 'Questions',
    cancelQuestion: 'Can I cancel at any time?',
    cancelAnswer:
      'Yes, in your account settings. You keep everything your plan includes until the end of the month you have paid for, and nothing is charged after that.',
    keptQuestion: 'What happens to my resumes when I cancel?',
    keptAnswer: (price: string) =>
      `They stay saved. You can keep editing, previewing, scoring and copying the text for free. PDF and DOCX then cost ${price} per resume again; resumes that you unlocked individually stay unlocked.`,
    refundQuestion: 'Is there a money-back guarantee?',
    refundAnswer: (days: number) =>
      `Yes, for subscriptions. You can request a refund in your account settings within ${days} days of a payment, once per account. Your plan then ends immediately.`,
    howArePaymentsHandled: 'How are payments handled?',
    stripeAnswer:
      'Stripe, a payment provider, handles all payments. Your card number goes from your browser to Stripe; it never reaches our server, and we store no card data.',
    sandboxAnswer:
      'A payment provider handles all payments, and we store no card data. This is a test server: only test cards work, and nothing is charged.',
  },
} as const;
