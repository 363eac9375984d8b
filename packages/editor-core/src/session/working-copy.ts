/** Keys of local storage. Source: EDIT-009. */
const PREFIX = 'atrium.editor';
const VIEWPORT = `${PREFIX}.viewportDevice`;
const MODE = `${PREFIX}.editMode`;
const CONTENT = `${PREFIX}.editorContent`;

/** A document's unsaved state, kept on this computer. */
export interface WorkingCopy {
  readonly content: string;
  /** Version of the record that it was based on. */
  readonly version: number;
  /** ms since the epoch. */
  readonly at: number;
  /** What was opened, as `page:slug` or `template:id`: tells a copy before the record is loaded. */
  readonly target?: string | undefined;
}

/** Storage that may be switched off or full: nothing here throws, and a copy that could not be kept is told. */
export class WorkingCopies {
  private readonly storage: Storage;

  constructor(storage: Storage = window.localStorage) {
    this.storage = storage;
  }

  read(document: string): WorkingCopy | undefined {
    try {
      const copy = JSON.parse(
        this.storage.getItem(`${CONTENT}.${document}`) ?? 'null',
      ) as Partial<WorkingCopy> | null;
      return copy &&
        typeof copy.content === 'string' &&
        typeof copy.version === 'number' &&
        typeof copy.at === 'number'
        ? (copy as WorkingCopy)
        : undefined;
    } catch {
      return undefined;
    }
  }

  /** The copy of what an address opens, before the server has said which record that is. */
  readByTarget(target: string): WorkingCopy | undefined {
    return Object.keys(this.storage)
      .filter((key) => key.startsWith(`${CONTENT}.`))
      .map((key) => this.read(key.slice(CONTENT.length + 1)))
      .find((copy) => copy?.target === target);
  }

  /** Keeps a copy; older copies of other documents make room when there is none. Shape: → whether it is kept. */
  write(document: string, copy: WorkingCopy): boolean {
    const text = JSON.stringify(copy);
    for (;;) {
      try {
        this.storage.setItem(`${CONTENT}.${document}`, text);
        return true;
      } catch {
        if (!this.dropOldest(document)) return false;
      }
    }
  }

  remove(document: string): void {
    this.storage.removeItem(`${CONTENT}.${document}`);
  }

  get viewport(): string | null {
    return this.storage.getItem(VIEWPORT);
  }

  set viewport(value: string) {
    this.keep(VIEWPORT, value);
  }

  get editMode(): boolean {
    return this.storage.getItem(MODE) !== 'false';
  }

  set editMode(value: boolean) {
    this.keep(MODE, String(value));
  }

  private keep(key: string, value: string): void {
    try {
      this.storage.setItem(key, value);
    } catch {
      // A choice of view that is not kept is asked for again the next time; nothing is lost.
    }
  }

  private dropOldest(except: string): boolean {
    const others = Object.keys(this.storage)
      .filter((key) => key.startsWith(`${CONTENT}.`) && key !== `${CONTENT}.${except}`)
      .map((key) => ({ key, at: this.read(key.slice(CONTENT.length + 1))?.at ?? 0 }))
      .sort((a, b) => a.at - b.at);
    const oldest = others[0];
    if (!oldest) return false;
    this.storage.removeItem(oldest.key);
    return true;
  }
}
