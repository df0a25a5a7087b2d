/** Writes a promised text: browsers allow clipboard access only within the click, but the text may arrive later. */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  await Promise.all([navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]), text]);
}
