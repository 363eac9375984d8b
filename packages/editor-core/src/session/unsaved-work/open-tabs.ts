const PREFIX = 'atrium.editor.tab.';

function newTab(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join(
    '',
  );
}

/**
 * Tracks which editors are open on this computer: each holds a lock while it has unsaved work, and the browser releases it
 * however the tab ends. Without the Web Locks API, no other tab counts as open.
 */
export class OpenTabs {
  readonly own: string = newTab();
  private release: (() => void) | undefined;
  private readonly locks: LockManager | undefined = navigator.locks as LockManager | undefined;

  /** Acquires this tab's lock. */
  hold(): void {
    if (this.release || !this.locks) return;
    const held = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    this.locks.request(`${PREFIX}${this.own}`, () => held).catch(() => undefined);
  }

  /** Releases the lock: another tab may take over the work of this one. */
  leave(): void {
    this.release?.();
    this.release = undefined;
  }

  /** Returns the other open tabs. Never rejects. */
  async others(): Promise<ReadonlySet<string>> {
    const snapshot = await this.locks?.query().catch(() => undefined);
    const names = (snapshot?.held ?? []).map(({ name = '' }) => name);
    const tabs = names
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));
    return new Set(tabs.filter((tab) => tab !== this.own));
  }
}
