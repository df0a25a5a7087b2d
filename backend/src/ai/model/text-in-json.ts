/** Separates the contents of consecutive JSON strings in the extracted text. */
const SEPARATOR = '\n\n';
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', b: '', f: '' };

/** Extracts the strings of incomplete JSON, decoded and without field names. Use one instance per answer. */
export class TextInJson {
  private isInString = false;
  private isName = true;
  private escape = '';
  private depth: ('{' | '[')[] = [];
  private hasText = false;
  private isNewText = false;

  read(piece: string): string {
    let text = '';
    for (const character of piece) text += this.isInString ? this.inString(character) : this.between(character);
    return text;
  }

  private between(character: string): string {
    if (character === '"' && this.depth.length > 0) {
      this.isInString = true;
      this.isNewText = true;
    } else if (character === '{' || character === '[') {
      this.depth.push(character);
      this.isName = character === '{';
    } else if (character === '}' || character === ']') {
      this.depth.pop();
    } else if (character === ':') {
      this.isName = false;
    } else if (character === ',') {
      this.isName = this.depth.at(-1) === '{';
    }
    return '';
  }

  private inString(character: string): string {
    if (this.escape !== '') return this.escaped(character);
    if (character === '\\') {
      this.escape = character;
      return '';
    }
    if (character !== '"') return this.append(character);
    this.isInString = false;
    return '';
  }

  private escaped(character: string): string {
    this.escape += character;
    if (this.escape[1] === 'u' && this.escape.length < 6) return '';
    const decoded =
      this.escape[1] === 'u'
        ? String.fromCharCode(Number.parseInt(this.escape.slice(2), 16))
        : (ESCAPED[character] ?? character);
    this.escape = '';
    return this.append(decoded);
  }

  private append(text: string): string {
    if (this.isName || text === '') return '';
    const start = this.isNewText && this.hasText ? SEPARATOR : '';
    this.isNewText = false;
    this.hasText = true;
    return start + text;
  }
}
