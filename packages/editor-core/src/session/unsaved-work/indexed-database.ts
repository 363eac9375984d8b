import type { JournalDatabase, JournalHead, JournalStep, JournalWrite } from './kept-database.ts';

const NAME = 'atrium.editor';
const HEADS = 'heads';
const BASES = 'bases';
const STEPS = 'steps';

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Returns the range of all steps of a key: slots are numbers, and arrays sort after all numbers. */
const getSteps = (key: string): IDBKeyRange => IDBKeyRange.bound([key], [key, []]);

/** Unsaved work in IndexedDB. Heads, bases and steps are separate stores, so that an operation writes little more than itself. */
export class IndexedDatabase implements JournalDatabase {
  private opening: Promise<IDBDatabase> | undefined;

  async write({ head, base, step }: JournalWrite): Promise<void> {
    const transaction = await this.begin('readwrite');
    transaction.objectStore(HEADS).put(head);
    if (base !== undefined) {
      transaction.objectStore(BASES).put(base, head.key);
      transaction.objectStore(STEPS).delete(getSteps(head.key));
    }
    if (step?.value) transaction.objectStore(STEPS).put(step.value, [head.key, step.slot]);
    else if (step) transaction.objectStore(STEPS).delete([head.key, step.slot]);
    const end = ended(transaction);
    transaction.commit();
    return end;
  }

  async heads(): Promise<readonly JournalHead[]> {
    const transaction = await this.begin('readonly');
    return answered(transaction.objectStore(HEADS).getAll() as IDBRequest<JournalHead[]>);
  }

  async read(key: string): Promise<{ base: string; steps: readonly JournalStep[] } | undefined> {
    const transaction = await this.begin('readonly');
    const [base, steps] = await Promise.all([
      answered(transaction.objectStore(BASES).get(key) as IDBRequest<unknown>),
      answered(transaction.objectStore(STEPS).getAll(getSteps(key)) as IDBRequest<JournalStep[]>),
    ]);
    return typeof base === 'string' ? { base, steps } : undefined;
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const transaction = await this.begin('readwrite');
    for (const key of keys) {
      transaction.objectStore(HEADS).delete(key);
      transaction.objectStore(BASES).delete(key);
      transaction.objectStore(STEPS).delete(getSteps(key));
    }
    return ended(transaction);
  }

  // Transactions run in the order in which they begin, so that a read after a write sees it.
  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.opening ??= this.open().catch((error) => {
      // The next write tries again, since space may have become available.
      this.opening = undefined;
      throw error;
    });
    const database = await this.opening;
    return database.transaction([HEADS, BASES, STEPS], mode);
  }

  private async open(): Promise<IDBDatabase> {
    const request = window.indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(HEADS, { keyPath: 'key' });
      request.result.createObjectStore(BASES);
      request.result.createObjectStore(STEPS);
    };
    const database = await answered(request);
    const forget = (): void => {
      this.opening = undefined;
    };
    database.onclose = forget;
    database.onversionchange = () => {
      forget();
      database.close();
    };
    return database;
  }
}
