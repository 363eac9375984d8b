import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JournalDatabase, JournalHead, JournalStep, JournalWrite } from './kept-database.ts';

const NAME = 'atrium.editor';
const STORES = ['heads', 'bases', 'steps'] as const;

/** Heads, bases and steps are separate stores, so that an operation writes little more than itself. */
interface JournalSchema extends DBSchema {
  heads: { key: string; value: JournalHead };
  bases: { key: string; value: string };
  steps: { key: [head: string, slot: number]; value: JournalStep };
}

/** Returns the range of all steps of a key: slots are numbers, and arrays sort after all numbers. */
const getSteps = (key: string): IDBKeyRange => IDBKeyRange.bound([key], [key, []]);

/** Unsaved work in IndexedDB. Transactions run in the order in which they begin, so that a read after a write sees it. */
export class IndexedDatabase implements JournalDatabase {
  private opening: Promise<IDBPDatabase<JournalSchema>> | undefined;

  async write({ head, base, step }: JournalWrite): Promise<void> {
    const transaction = (await this.open()).transaction(STORES, 'readwrite');
    const bases = transaction.objectStore('bases');
    const steps = transaction.objectStore('steps');
    const requests: Promise<unknown>[] = [transaction.objectStore('heads').put(head)];
    if (base !== undefined)
      requests.push(bases.put(base, head.key), steps.delete(getSteps(head.key)));
    if (step?.value) requests.push(steps.put(step.value, [head.key, step.slot]));
    else if (step) requests.push(steps.delete(IDBKeyRange.only([head.key, step.slot])));
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
  }

  async heads(): Promise<readonly JournalHead[]> {
    return (await this.open()).getAll('heads');
  }

  async read(key: string): Promise<{ base: string; steps: readonly JournalStep[] } | undefined> {
    const transaction = (await this.open()).transaction(STORES);
    const [base, steps] = await Promise.all([
      transaction.objectStore('bases').get(key),
      transaction.objectStore('steps').getAll(getSteps(key)),
    ]);
    return base === undefined ? undefined : { base, steps };
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const transaction = (await this.open()).transaction(STORES, 'readwrite');
    const requests = keys.flatMap((key) => [
      transaction.objectStore('heads').delete(key),
      transaction.objectStore('bases').delete(key),
      transaction.objectStore('steps').delete(getSteps(key)),
    ]);
    await Promise.all([...requests, transaction.done]);
  }

  private open(): Promise<IDBPDatabase<JournalSchema>> {
    const forget = (): void => {
      this.opening = undefined;
    };
    this.opening ??= openDB<JournalSchema>(NAME, 1, {
      upgrade(database) {
        database.createObjectStore('heads', { keyPath: 'key' });
        database.createObjectStore('bases');
        database.createObjectStore('steps');
      },
      blocking(_current, _blocked, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }).catch((error) => {
      // The next write tries again, since space may have become available.
      forget();
      throw error;
    });
    return this.opening;
  }
}
