/** Steps that close what a process opened. */
export class CleanupStack {
  private readonly steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.steps.push(step);
  }

  /**
   * Closes everything that was opened, last first, even if a step fails.
   * @throws the error of the step that failed, or an `AggregateError` when several did
   */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop())
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    if (errors.length > 1) throw new AggregateError(errors, errors.join('; '));
    if (errors.length === 1) throw errors[0];
  }
}
