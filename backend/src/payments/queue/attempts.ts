/** Runs steps in sequence and collects their errors, so that a failing step does not stop the next one. */
export class Attempts {
  private readonly failures: unknown[] = [];

  async one(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => this.failures.push(error));
  }

  /** @throws {AggregateError} with the collected errors, if any step failed */
  end(message: string): void {
    if (this.failures.length > 0) throw new AggregateError(this.failures, message);
  }
}
