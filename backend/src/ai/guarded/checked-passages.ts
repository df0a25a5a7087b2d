const PASSAGE_END = /(?<=[.!?]["”’')\]]{0,2})(?=\s)|(?<=\n)(?!\n)/u;

/**
 * Streams a text while the model is still writing it: each sentence in order, once it has passed its check. A sentence
 * that fails the check is never shown.
 */
export class CheckedPassages {
  private pending = '';
  private shown: Promise<void> = Promise.resolve();
  private isStopped = false;

  /** @param check checks a passage and returns the text to show, or '' to drop the passage */
  constructor(
    private readonly check: (passage: string) => Promise<string>,
    private readonly show: (text: string) => void,
  ) {}

  read(piece: string): void {
    const passages = (this.pending + piece).split(PASSAGE_END);
    this.pending = passages.pop()!;
    for (const passage of passages) this.pass(passage);
  }

  async end(): Promise<void> {
    this.pass(this.pending);
    this.pending = '';
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
    const content = passage.trim();
    const before = passage.slice(0, passage.length - passage.trimStart().length);
    const after = content === '' ? '' : passage.slice(passage.trimEnd().length);
    // If the check throws, the passage is not shown yet; the complete answer is checked again at the end.
    const checked = content === '' ? '' : await this.check(content).catch(() => '');
    const text = content !== '' && checked === '' ? '' : before + checked + after;
    if (text !== '' && !this.isStopped) this.show(text);
  }
}
