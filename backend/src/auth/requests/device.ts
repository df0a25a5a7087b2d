import bowser from 'bowser';

/** Returns the browser and the operating system, such as "Chrome on Android"; empty for an unknown browser. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
