export function findWords(field: HTMLTextAreaElement | null, words: string): void {
  const start = field?.value.indexOf(words) ?? -1;
  if (!field || start < 0) return;
  const end = start + words.length;
  field.focus();
  field.setSelectionRange(start, end);
  // Browsers do not scroll to a selection made by a script, so set the scroll position.
  field.scrollTop = contentHeight(field, field.value.slice(0, end)) - field.clientHeight / 2;
}

function contentHeight(field: HTMLTextAreaElement, text: string): number {
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
