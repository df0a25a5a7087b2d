export const messages = {
  pricingPage: {
    title: 'Pricing',
    intro:
      'Building, previewing, scoring and copying the text are free and stay free. Pay once for one resume, or monthly for all of them. There is no free trial that becomes a paid plan.',
    failed: (reason: string) => `The prices could not be loaded. ${reason}`,
    label: 'Loading prices',
  },
  prose: {
    onThisPage: 'On this page',
    label: 'On this page',
  },
} as const;
