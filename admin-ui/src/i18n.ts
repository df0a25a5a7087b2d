import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';

/** React-admin's own words, with ours where it would speak of "elements". */
export const i18nProvider = polyglotI18nProvider(
  () => ({
    ...englishMessages,
    resources: {
      'promo-codes': {
        notifications: {
          created: 'Promo code created',
          updated: 'Promo code saved',
          deleted: 'Promo code deleted',
        },
      },
      disputes: { notifications: { updated: 'Dispute saved' } },
    },
  }),
  'en',
  [{ locale: 'en', name: 'English' }],
  { allowMissing: true },
);
