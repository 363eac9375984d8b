/** Undoes what was opened, last first, whatever one of the steps says. */
export class CleanupStack {
  private readonly steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.steps.push(step);
  }

  async close(): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop())
      await Promise.resolve(step()).catch(() => undefined);
  }
}
