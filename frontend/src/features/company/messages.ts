export const messages = {
  pricingPage: {
    title: 'Pricing',
    intro:
      'Building, previewing, scoring and the text copy are free and stay free. Pay once for one resume, or monthly for all of them. There is no trial that turns into a bill.',
    failed: (reason: string) => `The prices could not be loaded. ${reason}`,
    label: 'Loading prices',
  },
  prose: {
    onThisPage: 'On this page',
    label: 'On this page',
  },
} as const;
