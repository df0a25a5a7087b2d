/** Does one thing after the other, and remembers what failed: what goes wrong with one must not keep the others. */
export class Attempts {
  private readonly failures: unknown[] = [];

  async one(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => this.failures.push(error));
  }

  /** @throws {AggregateError} when anything failed */
  end(message: string): void {
    if (this.failures.length > 0) throw new AggregateError(this.failures, message);
  }
}
