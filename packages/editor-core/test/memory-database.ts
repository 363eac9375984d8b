import type {
  JournalDatabase,
  JournalHead,
  JournalStep,
  JournalWrite,
} from '../src/session/unsaved-work/kept-database.ts';

/** In-memory store of unsaved work with a configurable capacity. */
export class MemoryDatabase implements JournalDatabase {
  readonly works: Map<string, { head: JournalHead; base: string; steps: JournalStep[] }> =
    new Map();
  /** Maximum number of works. */
  room: number = Number.POSITIVE_INFINITY;

  async write({ head, base, step }: JournalWrite): Promise<void> {
    const known = this.works.get(head.key);
    const size = this.works.size + (known ? 0 : 1);
    if (size > this.room) throw new DOMException('Full', 'QuotaExceededError');
    const work = known ?? { head, base: '', steps: [] };
    const steps = base === undefined ? work.steps : [];
    if (step?.value) steps[step.slot] = structuredClone(step.value);
    else if (step) steps.length = step.slot;
    this.works.set(head.key, { head, base: base ?? work.base, steps });
  }

  async heads(): Promise<readonly JournalHead[]> {
    return [...this.works.values()].map(({ head }) => head);
  }

  async read(key: string): Promise<{ base: string; steps: readonly JournalStep[] } | undefined> {
    return this.works.get(key);
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.works.delete(key);
  }
}
