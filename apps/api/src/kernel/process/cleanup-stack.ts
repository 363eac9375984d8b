/** Closes everything that was opened, last first, even if a step fails. */
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
