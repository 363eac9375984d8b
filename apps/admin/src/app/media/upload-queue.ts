/** How one file of a queue is doing. */
export type UploadState =
  | { readonly kind: 'waiting' }
  /** 0–100; at 100 the server works on it. */
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'done' }
  /** `again`: true where the same file may be taken at a second try. */
  | { readonly kind: 'failed'; readonly reason: string; readonly again: boolean };

/** One file of a queue. */
export interface QueuedUpload {
  readonly id: number;
  readonly name: string;
  readonly state: UploadState;
}

/** What sends one file. It rejects with an UploadFailure where there is a reason to tell. */
export type SendUpload = (
  file: File,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
) => Promise<void>;

/** Why a file was not taken. */
export class UploadFailure extends Error {
  readonly again: boolean;
  constructor(reason: string, again: boolean, options?: ErrorOptions) {
    super(reason, options);
    this.again = again;
  }
}

interface Entry {
  readonly file: File;
  readonly controller: AbortController;
  row: QueuedUpload;
}

const AT_ONCE = 2;

/**
 * Files on their way to the library: two at a time, each with its own progress, failure and second try; one that fails holds up
 * no other.
 */
export class UploadQueue {
  private readonly send: SendUpload;
  private readonly check: (file: File) => string;
  private entries: readonly Entry[] = [];
  private listeners = new Set<() => void>();
  private lastId = 0;
  private shown: readonly QueuedUpload[] = [];

  /** Shape: what sends a file; why one cannot be sent at all, '' where it can. */
  constructor(send: SendUpload, check: (file: File) => string) {
    this.send = send;
    this.check = check;
  }

  /** Every file that was added and not taken off, oldest first; the same list until something changes. */
  get rows(): readonly QueuedUpload[] {
    return this.shown;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    const added = files.map((file): Entry => {
      this.lastId += 1;
      const reason = this.check(file);
      const state: UploadState = reason
        ? { kind: 'failed', reason, again: false }
        : { kind: 'waiting' };
      return {
        file,
        controller: new AbortController(),
        row: { id: this.lastId, name: file.name, state },
      };
    });
    this.change([...this.entries, ...added]);
    this.startNext();
  }

  retry(id: number): void {
    const entry = this.find(id);
    if (entry?.row.state.kind !== 'failed' || !entry.row.state.again) return;
    this.update(entry, { kind: 'waiting' });
    this.startNext();
  }

  /** Takes a file off the list; one that is on its way is given up. */
  dismiss(id: number): void {
    this.find(id)?.controller.abort();
    this.change(this.entries.filter(({ row }) => row.id !== id));
    this.startNext();
  }

  /** Takes off what is over: done, or failed. */
  clear(): void {
    this.change(
      this.entries.filter(
        ({ row: { state } }) => state.kind === 'waiting' || state.kind === 'sending',
      ),
    );
  }

  /** Gives up everything. */
  abort(): void {
    for (const { controller } of this.entries) controller.abort();
    this.change([]);
  }

  private find(id: number): Entry | undefined {
    return this.entries.find(({ row }) => row.id === id);
  }

  private update(entry: Entry, state: UploadState): void {
    entry.row = { ...entry.row, state };
    this.change(this.entries);
  }

  private change(entries: readonly Entry[]): void {
    this.entries = entries;
    this.shown = entries.map(({ row }) => row);
    for (const listener of this.listeners) listener();
  }

  private startNext(): void {
    const sending = this.entries.filter(({ row }) => row.state.kind === 'sending').length;
    const waiting = this.entries.filter(({ row }) => row.state.kind === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, AT_ONCE - sending))) void this.start(entry);
  }

  private async start(entry: Entry): Promise<void> {
    const { file, controller } = entry;
    this.update(entry, { kind: 'sending', percent: 0 });
    try {
      await this.send(file, controller.signal, (percent) => {
        if (entry.row.state.kind === 'sending') this.update(entry, { kind: 'sending', percent });
      });
      this.update(entry, { kind: 'done' });
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof UploadFailure)) throw error;
      this.update(entry, { kind: 'failed', reason: error.message, again: error.again });
    } finally {
      this.startNext();
    }
  }
}
