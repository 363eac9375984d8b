import type { Operation } from '@org/content';
import { TIMES } from '@org/schema';
import type { NodeId } from '@org/schema/entities';

/** Maximum number of steps. */
const CAP = 500;

/** An action of the user that can be undone. */
export interface HistoryStep {
  /** Operations in the order in which they were applied. */
  readonly operations: readonly Operation[];
  /** Inverse operations in the order in which they are applied. */
  readonly inverses: readonly Operation[];
  readonly label: string;
  /** Node and field; consecutive steps with the same key are merged. */
  readonly group: string | undefined;
  /** ms since the page was opened. */
  readonly time: number;
  readonly before: readonly NodeId[];
  readonly after: readonly NodeId[];
  /** True if changes of others were merged since, so that it may not fit anymore. */
  readonly isOlder?: boolean | undefined;
}

/** Returns true when both steps set the same prop, so that only the last value matters. */
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
  // A long drag of a slider sets a number hundreds of times: the first inverse and the last value are enough.
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

/** The undo history. It holds operations, never trees, and does not apply them itself. */
export class History {
  private steps: HistoryStep[] = [];
  private at = 0;
  private readonly now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Clears the history when another document is opened. */
  clear(): void {
    this.steps = [];
    this.at = 0;
  }

  /**
   * Adds a step. A step with the same group within 600 ms of the last is merged into it: typing in a field is one step, and
   * another field starts a new one.
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

  /** The step to undo, or undefined. Call `undone` after it was undone. */
  get undoable(): HistoryStep | undefined {
    return this.steps[this.at - 1];
  }

  /** The step to redo, or undefined. Call `redone` after it was redone. */
  get redoable(): HistoryStep | undefined {
    return this.steps[this.at];
  }

  /** Marks all steps as older than changes of others that were merged. */
  othersMerged(): void {
    this.steps = this.steps.map((step) => ({ ...step, isOlder: true }));
  }

  undone(): void {
    if (this.at > 0) this.at -= 1;
  }

  redone(): void {
    if (this.at < this.steps.length) this.at += 1;
  }

  /** Returns the labels of all steps, oldest first, and the number of applied ones. */
  list(): { labels: readonly string[]; at: number } {
    return { labels: this.steps.map((step) => step.label), at: this.at };
  }
}
