export const messages = {
  console: {
    title: 'Shortlist Console',
  },
  i18n: {
    created: 'Promo code created',
    promoCodeSaved: 'Promo code saved',
    deleted: 'Promo code deleted',
    disputeSaved: 'Dispute saved',
    name: 'English',
  },
} as const;
