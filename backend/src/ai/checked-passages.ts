/** A passage ends with its sentence, or where the text has a line of its own. */
const PASSAGE_END = /(?<=[.!?]["”’')\]]{0,2})(?=\s)|(?<=\n)(?!\n)/u;

/**
 * Shows a text that is still being written, sentence by sentence: each only once it was checked, in their order. What
 * does not pass is never shown.
 */
export class CheckedPassages {
  private rest = '';
  private shown: Promise<void> = Promise.resolve();
  private isStopped = false;

  /** @param check returns a passage as it may be shown, '' for one that may not */
  constructor(
    private readonly check: (passage: string) => Promise<string>,
    private readonly show: (text: string) => void,
  ) {}

  read(piece: string): void {
    const passages = (this.rest + piece).split(PASSAGE_END);
    this.rest = passages.pop()!;
    for (const passage of passages) this.pass(passage);
  }

  /** Shows what is left; the text is complete. */
  async end(): Promise<void> {
    this.pass(this.rest);
    this.rest = '';
    await this.shown;
  }

  stop(): void {
    this.isStopped = true;
  }

  private pass(passage: string): void {
    this.shown = this.shown.then(() => this.showChecked(passage));
  }

  private async showChecked(passage: string): Promise<void> {
    if (this.isStopped) return;
    const said = passage.trim();
    const before = passage.slice(0, passage.length - passage.trimStart().length);
    const after = said === '' ? '' : passage.slice(passage.trimEnd().length);
    // What cannot be checked is not shown; the whole answer is checked again at its end.
    const checked = said === '' ? '' : await this.check(said).catch(() => '');
    const text = said !== '' && checked === '' ? '' : before + checked + after;
    if (text !== '' && !this.isStopped) this.show(text);
  }
}
