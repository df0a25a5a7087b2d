import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { messages } from './messages.js';

/** React-admin's default texts. Our own texts replace those in which records are called "elements". */
export const i18nProvider = polyglotI18nProvider(
  () => ({
    ...englishMessages,
    resources: {
      'promo-codes': {
        notifications: {
          created: messages.i18n.created,
          updated: messages.i18n.promoCodeSaved,
          deleted: messages.i18n.deleted,
        },
      },
      disputes: { notifications: { updated: messages.i18n.disputeSaved } },
    },
  }),
  'en',
  [{ locale: 'en', name: messages.i18n.name }],
  { allowMissing: true },
);
