/** State of a file in the queue. */
export type UploadState =
  | { readonly kind: 'waiting' }
  /** 0–100; at 100 the server processes the image. */
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'done' }
  /** `again`: true when a retry may succeed. */
  | { readonly kind: 'failed'; readonly reason: string; readonly again: boolean };

/** A file in the queue. */
export interface QueuedUpload {
  readonly id: number;
  readonly name: string;
  readonly state: UploadState;
}

/** Uploads a file. Rejects with an UploadFailure when there is a reason to show. */
export type SendUpload = (
  file: File,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
) => Promise<void>;

/** Reason why a file was refused. */
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

/** Upload queue: two files at a time, each with its own progress, failure and retry; a failed one does not block others. */
export class UploadQueue {
  private readonly send: SendUpload;
  private readonly check: (file: File) => string;
  private entries: readonly Entry[] = [];
  private listeners = new Set<() => void>();
  private lastId = 0;
  private shown: readonly QueuedUpload[] = [];

  /** Takes function that uploads a file, check that returns why a file cannot be uploaded, '' when it can. */
  constructor(send: SendUpload, check: (file: File) => string) {
    this.send = send;
    this.check = check;
  }

  /** Every file that was added and not dismissed, oldest first; a stable reference until something changes. */
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

  /** Removes a file from the list and cancels its upload. */
  dismiss(id: number): void {
    this.find(id)?.controller.abort();
    this.change(this.entries.filter(({ row }) => row.id !== id));
    this.startNext();
  }

  /** Removes finished and failed files. */
  clear(): void {
    this.change(
      this.entries.filter(
        ({ row: { state } }) => state.kind === 'waiting' || state.kind === 'sending',
      ),
    );
  }

  /** Cancels everything. */
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
