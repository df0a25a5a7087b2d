import bowser from 'bowser';

/** Such as "Chrome on Android"; empty when the browser said nothing that is known. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
