/**
 * Copies text that is still being created. Must be called in the click handler, because browsers block later writes to
 * the clipboard.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  await Promise.all([navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]), text]);
}
