import type { Operation } from '@org/content';
import type { JournalDatabase, JournalHead, JournalStep } from './kept-database.ts';
import type { OpenTabs } from './open-tabs.ts';

/** Maximum age in ms of abandoned work, and maximum number of stored works. */
const KEPT_FOR = 60 * 24 * 60 * 60 * 1000;
const MAX_KEPT = 30;

/** Dependencies of the journal. */
export interface JournalHost {
  readonly database: JournalDatabase;
  readonly tabs: OpenTabs;
  /** Returns the current tree as JSON. */
  readonly text: () => string;
  /** Called when work cannot be stored any more, and when it can be again. */
  readonly onWorks: (works: boolean) => void;
}

/** Record that is being edited. */
export interface WorkedOn {
  readonly document: string;
  readonly version: number;
}

/** Returns the single prop change of a step, or undefined. */
function getProp({ operations }: JournalStep): Extract<Operation, { type: 'setProp' }> | undefined {
  const [only] = operations;
  return operations.length === 1 && only?.type === 'setProp' && only.value !== undefined
    ? only
    : undefined;
}

/** Returns true when the second step only sets the prop of the first again, as a drag of a slider does. */
function replaces(first: JournalStep | undefined, second: JournalStep): boolean {
  const [a, b] = [first && getProp(first), getProp(second)];
  return a !== undefined && b !== undefined && a.id === b.id && `${a.path}` === `${b.path}`;
}

/**
 * Stores the open document's unsaved work as it is made: the base tree first, then each operation. Writes start in the task of
 * the operation; a crash loses at most the operation in flight.
 */
export class WorkJournal {
  private readonly host: JournalHost;
  private head: JournalHead | undefined;
  private last: JournalStep | undefined;
  private made = 0;
  /** True while there is only text that is being typed. */
  private isSketch = false;
  private failing = false;
  private mending: Promise<void> | undefined;

  constructor(host: JournalHost) {
    this.host = host;
  }

  /** False when the browser has refused to store the work. */
  get works(): boolean {
    return !this.failing;
  }

  /** Number of steps to replay on recovery. */
  get length(): number {
    return this.head?.steps ?? 0;
  }

  /** Stores a step. `base` is the tree before it, which is stored with the first step. */
  append(step: JournalStep, { document, version }: WorkedOn, base: string): void {
    const { head } = this;
    const joins = head !== undefined && replaces(this.last, step);
    const steps = (head?.steps ?? 0) + (joins ? 0 : 1);
    this.last = step;
    this.isSketch = false;
    this.host.tabs.hold();
    this.head = { ...(head ?? this.begin(document)), version, at: Date.now(), steps };
    if (this.failing) return;
    this.write({
      head: this.head,
      base: head ? undefined : base,
      step: { slot: steps - 1, value: step },
    });
  }

  /**
   * Stores text that is being typed in the next slot, which the next step overwrites; null removes it, and a work that has
   * nothing else.
   */
  sketch(step: JournalStep | null, { document, version }: WorkedOn, base: string): void {
    const { head } = this;
    if (this.failing || (!head && !step)) return;
    if (!step && this.isSketch) return this.forget();
    this.isSketch = !head || this.isSketch;
    this.head = { ...(head ?? this.begin(document)), version, at: Date.now() };
    const slot = this.head.steps;
    this.write({ head: this.head, base: head ? undefined : base, step: { slot, value: step } });
  }

  /**
   * Restarts from the current tree: after a recovery, and when there are many steps.
   * @param key - the work to continue
   */
  rebase({ document, version }: WorkedOn, key: string | undefined = this.head?.key): void {
    const head = this.head ?? this.begin(document);
    this.last = undefined;
    this.isSketch = false;
    this.head = { ...head, key: key ?? head.key, version, at: Date.now(), steps: 0 };
    this.write({ head: this.head, base: this.host.text() });
  }

  /** Updates the version that the work is based on. */
  mark(version: number): void {
    if (!this.head || this.head.version === version) return;
    this.head = { ...this.head, version };
    if (!this.failing) this.write({ head: this.head });
  }

  /** Leaves the stored work unchanged; the next step starts a new one. */
  leave(): void {
    this.head = undefined;
    this.last = undefined;
    this.isSketch = false;
  }

  /** Deletes the stored work after a save, or when the author discards it. */
  forget(): void {
    const { head } = this;
    this.leave();
    this.setFailing(false);
    if (head) this.remove([head.key]);
  }

  remove(keys: readonly string[]): void {
    this.host.database.remove(keys).catch(() => undefined);
  }

  /** Finds works on a document that no other open tab owns, newest first, and deletes expired ones. Never rejects. */
  async find(document: string): Promise<readonly JournalHead[]> {
    const closed = await this.closed();
    const oldest = Date.now() - KEPT_FOR;
    const stale = closed.filter(({ at }, place) => at < oldest || place >= MAX_KEPT);
    this.remove(stale.map(({ key }) => key));
    return closed.filter((head) => head.document === document && !stale.includes(head));
  }

  /** Reads the base and the steps of a work; undefined when it is unreadable. */
  read(key: string): ReturnType<JournalDatabase['read']> {
    return this.host.database.read(key).catch(() => undefined);
  }

  private begin(document: string): JournalHead {
    const tab = this.host.tabs.own;
    this.host.tabs.hold();
    this.made += 1;
    return { key: `${tab}.${this.made}`, document, tab, version: 0, at: 0, steps: 0 };
  }

  private async closed(): Promise<readonly JournalHead[]> {
    const [heads, others] = await Promise.all([
      this.host.database.heads().catch(() => []),
      this.host.tabs.others(),
    ]);
    return heads.filter(({ tab }) => !others.has(tab)).toSorted((a, b) => b.at - a.at);
  }

  private write(write: Parameters<JournalDatabase['write']>[0]): void {
    this.host.database.write(write).then(
      () => write.base !== undefined && this.setFailing(false),
      () => this.mend(),
    );
  }

  /** After a refusal, deletes works of other documents, oldest first, until the current tree can be stored. */
  private mend(): Promise<void> {
    this.mending ??= this.freeStorage().finally(() => {
      this.mending = undefined;
    });
    return this.mending;
  }

  private async freeStorage(): Promise<void> {
    const { database, text } = this.host;
    const others = (await this.closed()).filter(({ key }) => key !== this.head?.key);
    for (;;) {
      if (!this.head) return;
      this.head = { ...this.head, steps: 0 };
      this.last = undefined;
      const kept = await database.write({ head: this.head, base: text() }).then(
        () => true,
        () => false,
      );
      if (kept) return this.setFailing(false);
      const oldest = others.pop();
      if (!oldest) return this.setFailing(true);
      await database.remove([oldest.key]).catch(() => undefined);
    }
  }

  private setFailing(failing: boolean): void {
    if (this.failing === failing) return;
    this.failing = failing;
    this.host.onWorks(!failing);
  }
}
