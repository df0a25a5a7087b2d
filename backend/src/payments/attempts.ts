/** Does one thing after the other, and remembers what failed: what goes wrong with one must not keep the others. */
export class Attempts {
  private readonly failures: unknown[] = [];

  async each<Item>(items: Promise<Item[]> | Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
    await this.one(async () => {
      for (const item of await items) await this.one(() => work(item));
    });
  }

  async one(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => this.failures.push(error));
  }

  /** @throws {AggregateError} when anything failed */
  end(message: string): void {
    if (this.failures.length > 0) throw new AggregateError(this.failures, message);
  }
}
