/** Selects the words in the field and brings them into sight. */
export function findWords(field: HTMLTextAreaElement | null, words: string): void {
  const start = field?.value.indexOf(words) ?? -1;
  if (!field || start < 0) return;
  const end = start + words.length;
  field.focus();
  field.setSelectionRange(start, end);
  // Browsers scroll a field to what is typed, not to what is selected by a script.
  field.scrollTop = heightOf(field, field.value.slice(0, end)) - field.clientHeight / 2;
}

/** How high the field would have to be for this text. */
function heightOf(field: HTMLTextAreaElement, text: string): number {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute('id');
  copy.ariaHidden = 'true';
  copy.tabIndex = -1;
  copy.value = text;
  copy.style.cssText += `; position: absolute; visibility: hidden; height: 0; width: ${field.clientWidth}px`;
  field.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
}
