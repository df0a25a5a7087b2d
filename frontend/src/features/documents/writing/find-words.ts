/** Selects the words in the field and brings them into sight. */
export function findWords(field: HTMLInputElement | HTMLTextAreaElement | null, words: string): void {
  const start = field?.value.indexOf(words) ?? -1;
  if (!field || start < 0) return;
  field.setSelectionRange(start, start + words.length);
  // Afterwards: a field that scrolls brings what is selected into sight when it gets the focus.
  field.focus();
}
