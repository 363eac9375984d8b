import { type EditorState, INITIAL_STATE } from './editor-state.ts';

/** The editor's state as an external store of React. */
export class EditorStateStore {
  private state: EditorState;
  private readonly listeners = new Set<() => void>();

  constructor(initial: Partial<EditorState> = {}) {
    this.state = { ...INITIAL_STATE, ...initial };
  }

  readonly get = (): EditorState => this.state;

  set(next: Partial<EditorState>): void {
    this.state = { ...this.state, ...next };
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
