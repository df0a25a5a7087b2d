/** Copies text that may resolve later. The write must start within the click, because browsers block it afterwards. */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  await Promise.all([navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]), text]);
}
