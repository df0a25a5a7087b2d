export const messages = {
  billingApi: {
    done: {
      cancel: 'Your plan is canceled',
      resume: 'Your plan continues',
      refund: 'Your refund is on its way',
    },
    failed: {
      cancel: 'Your plan could not be canceled',
      resume: 'Your cancellation could not be undone',
      refund: 'Your payment could not be refunded',
    },
    portalFailed: 'The billing page could not be opened',
  },
  paymentsSection: {
    title: 'Payments',
    intro: 'Payments and refunds, newest first.',
    failed: (reason: string) => `Your payments could not be loaded. ${reason}`,
    label: 'Loading your payments',
    noPaymentsYet: 'No payments yet.',
    payment: 'Payment',
    date: 'Date',
    amount: 'Amount',
    print: 'Print Payments',
    receipt: 'Receipt',
  },
  planActions: {
    payFor: (plan: string) => `Pay for ${plan}`,
    resume: (plan: string) => `Keep ${plan}`,
    endsNow: (plan: string) => `${plan} ends now, and the failed payment will not be retried.`,
    keptUntil: (plan: string, day: string) => `You keep ${plan} until ${day}, and nothing is charged after that.`,
    endOfMonth: 'the end of the month',
    afterCancel: (price: string) =>
      `Your resumes stay saved; PDF and DOCX files then cost ${price} for each resume that you have not unlocked.`,
    upgrade: 'Upgrade',
    changePlan: 'Change Plan',
    cardAndInvoices: 'Manage Card and Invoices',
    cancel: (plan: string) => `Cancel ${plan}`,
    cancelTitle: (plan: string) => `Cancel ${plan}?`,
    keep: (plan: string) => `Keep ${plan}`,
    requestRefund: 'Request a Refund',
    refundTitle: (amount: string) => `Refund ${amount}?`,
    refundText: (amount: string, plan: string, date: string) =>
      `${amount} goes back to your card, and ${plan} ends now. You can request this refund once, until ${date}.`,
    confirmLabel: 'Refund and End Plan',
  },
  planState: {
    notPaid: (plan: string) => `You started a ${plan} subscription but have not paid for it. Nothing was charged.`,
    endsWithoutRenewal: (date: string) => `Your plan ends on ${date} and does not renew.`,
    disputed: (date: string, amount: string, description: string) =>
      `On ${date}, your bank disputed your payment of ${amount} (${description}) and took the money back. Your purchase is locked until your bank decides.`,
    returned: (amount: string, description: string) =>
      `Your bank returned ${amount} (${description}) to you. Your purchase is locked.`,
    purchasesBlocked:
      'You can’t buy anything new for now. If this was a mistake, ask your bank to withdraw the dispute and contact us.',
    paymentDue: 'Payment due',
    ends: (day: string) => `Ends ${day}`,
    changes: (plan: string, day: string) => `${plan} starts ${day}`,
    active: 'Active',
    endsOn: (date: string) =>
      `Your plan ends on ${date}, and your card is not charged again. Until then you keep everything the plan includes.`,
    becomes: (date: string, plan: string, price: string) => `On ${date}, your plan changes to ${plan} (${price}).`,
    renewsOn: (date: string) => `Your plan renews on ${date}.`,
    paymentFailed: (plan: string) => `The last payment for ${plan} did not go through.`,
    continuesUntil: (date: string) => `Your plan continues until ${date}. Pay by then to keep it.`,
    paused: 'Your plan is paused until you pay.',
    current: (plan: string) => `You are on the ${plan} plan.`,
    currentWithPrice: (plan: string, price: string) => `You are on the ${plan} plan, ${price}.`,
    paysFor: (plan: string, price: string) => `You also have a paid ${plan} plan for ${price}.`,
    unlocked: (count: number) =>
      count === 1
        ? 'One resume is unlocked: download its PDF and DOCX files as often as you like, on any plan.'
        : `${count} resumes are unlocked: download their PDF and DOCX files as often as you like, on any plan.`,
    soon: 'soon',
  },
  printedPayments: {
    printedOn: (date: string) => `Shortlist, ${date}`,
  },
} as const;
