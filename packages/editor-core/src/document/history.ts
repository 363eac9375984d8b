import type { Operation } from '@org/content';
import { type NodeId, TIMES } from '@org/schema';

/** Steps that are kept. */
const CAP = 500;

/** What a person did, as one thing that can be taken back. */
export interface HistoryStep {
  /** Operations in the order in which they were made. */
  readonly operations: readonly Operation[];
  /** Operations that take them back, in the order in which to make them. */
  readonly inverses: readonly Operation[];
  readonly label: string;
  /** Node and field; steps with the same key that follow closely become one. */
  readonly group: string | undefined;
  /** ms since the page was opened. */
  readonly time: number;
  readonly before: readonly NodeId[];
  readonly after: readonly NodeId[];
}

/** True when both steps are one and the same prop being set, so that only the last value matters. */
function sameTarget(a: Omit<HistoryStep, 'time'>, b: Omit<HistoryStep, 'time'>): boolean {
  const [first, second] = [a.operations[0], b.operations[0]];
  return (
    a.operations.length === 1 &&
    b.operations.length === 1 &&
    first?.type === 'setProp' &&
    second?.type === 'setProp' &&
    first.id === second.id &&
    first.path.join('.') === second.path.join('.')
  );
}

function join(last: HistoryStep, step: Omit<HistoryStep, 'time'>, time: number): HistoryStep {
  // A long drag over a number sets it hundreds of times: the first inverse and the last value say it all.
  if (sameTarget(last, step))
    return { ...last, operations: step.operations, after: step.after, time };
  return {
    ...last,
    operations: [...last.operations, ...step.operations],
    inverses: [...step.inverses, ...last.inverses],
    after: step.after,
    time,
  };
}

/** The list of steps. It holds operations, never trees, and knows nothing of how they are made. */
export class History {
  private steps: HistoryStep[] = [];
  private at = 0;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Forgets everything: another document was opened. */
  clear(): void {
    this.steps = [];
    this.at = 0;
  }

  /**
   * Adds a step. One with the same group within 600 ms of the last joins it:
   * typing in a field is one step, and going to another field begins a new one.
   */
  push(step: Omit<HistoryStep, 'time'>): void {
    const time = this.now();
    const last = this.at === this.steps.length ? this.steps.at(-1) : undefined;
    this.steps.length = this.at;
    if (
      last &&
      step.group !== undefined &&
      last.group === step.group &&
      time - last.time <= TIMES.historyGroup
    )
      this.steps[this.at - 1] = join(last, step, time);
    else this.steps.push({ ...step, time });
    if (this.steps.length > CAP) this.steps.shift();
    this.at = this.steps.length;
  }

  /** The step to take back, or undefined. Call `undone` once it is. */
  get undoable(): HistoryStep | undefined {
    return this.steps[this.at - 1];
  }

  /** The step to make again, or undefined. Call `redone` once it is. */
  get redoable(): HistoryStep | undefined {
    return this.steps[this.at];
  }

  undone(): void {
    if (this.at > 0) this.at -= 1;
  }

  redone(): void {
    if (this.at < this.steps.length) this.at += 1;
  }

  /** Labels of all steps, oldest first, and how many of them are in force. */
  list(): { labels: readonly string[]; at: number } {
    return { labels: this.steps.map((step) => step.label), at: this.at };
  }
}
