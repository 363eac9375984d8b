/** Prefix of the keys in local storage. */
const PREFIX = 'atrium.editor';
const VIEWPORT = `${PREFIX}.viewportDevice`;
const MODE = `${PREFIX}.editMode`;
const CONTENT = `${PREFIX}.editorContent`;

/** Unsaved state of a document on this computer. */
export interface WorkingCopy {
  readonly content: string;
  /** Version of the record that it is based on. */
  readonly version: number;
  /** ms since the epoch. */
  readonly at: number;
  /** Target, as `page:slug` or `template:id`: identifies a copy before the record is loaded. */
  readonly target?: string | undefined;
  /** The tab that wrote it. */
  readonly tab?: string | undefined;
}

/** Returns local storage; undefined when the browser blocks access to it. */
function localStorageOrNone(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Working copies in local storage, which may be disabled or full: nothing here throws, and failed writes are reported. */
export class WorkingCopies {
  private readonly storage: Storage | undefined;

  constructor(storage: Storage | undefined = localStorageOrNone()) {
    this.storage = storage;
  }

  read(document: string): WorkingCopy | undefined {
    try {
      const copy = JSON.parse(
        this.storage?.getItem(`${CONTENT}.${document}`) ?? 'null',
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

  /** Returns the copy of a target before the server has identified the record. */
  readByTarget(target: string): WorkingCopy | undefined {
    return this.documents()
      .map((document) => this.read(document))
      .find((copy) => copy?.target === target);
  }

  /**
   * Stores a copy and deletes older copies of other documents when there is no space.
   * @returns whether it is stored
   */
  write(document: string, copy: WorkingCopy): boolean {
    const text = JSON.stringify(copy);
    for (;;) {
      if (this.put(`${CONTENT}.${document}`, text)) return true;
      if (!this.dropOldest(document)) return false;
    }
  }

  remove(document: string): void {
    this.storage?.removeItem(`${CONTENT}.${document}`);
  }

  get viewport(): string | null {
    return this.storage?.getItem(VIEWPORT) ?? null;
  }

  // A view setting that cannot be stored falls back to the default the next time.
  set viewport(value: string) {
    this.put(VIEWPORT, value);
  }

  get editMode(): boolean {
    return this.storage?.getItem(MODE) !== 'false';
  }

  set editMode(value: boolean) {
    this.put(MODE, String(value));
  }

  private put(key: string, value: string): boolean {
    if (!this.storage) return false;
    try {
      this.storage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  /** Returns the documents with a copy. */
  private documents(): readonly string[] {
    return Object.keys(this.storage ?? {})
      .filter((key) => key.startsWith(`${CONTENT}.`))
      .map((key) => key.slice(CONTENT.length + 1));
  }

  private dropOldest(except: string): boolean {
    const [oldest] = this.documents()
      .filter((document) => document !== except)
      .map((document) => ({ document, at: this.read(document)?.at ?? 0 }))
      .toSorted((a, b) => a.at - b.at);
    if (!oldest) return false;
    this.remove(oldest.document);
    return true;
  }
}
