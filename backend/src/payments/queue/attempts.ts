/** Runs steps one after the other and collects their errors, so one failing step does not stop the next. */
export class Attempts {
  private readonly failures: unknown[] = [];

  async one(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => this.failures.push(error));
  }

  /** @throws {AggregateError} if any step failed */
  end(message: string): void {
    if (this.failures.length > 0) throw new AggregateError(this.failures, message);
  }
}
