import { type NodeId, ROOT_ID } from '@org/schema';
import type { DocumentStore } from '../document/document-store.ts';
import { duplicateBlock, moveBy } from '../document/edits.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** One thing that can be done, whoever asks for it: a key, a button, a menu. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Keys as `mod+shift+z`; `mod` is cmd on a Mac and ctrl elsewhere. */
  readonly keys: readonly string[];
  /** True when its keys work in the canvas alone: elsewhere they belong to the control that has the focus. */
  readonly canvasOnly?: boolean | undefined;
  readonly enabled: () => boolean;
  readonly run: () => void;
}

/** What commands need from the editor around them. */
export interface CommandHost {
  readonly store: DocumentStore;
  readonly session: EditorSession;
  readonly announce: (text: string, kind: 'status' | 'refused') => void;
  /** Asks, then removes. */
  readonly remove: (id: NodeId) => void;
  readonly editText: (id: NodeId) => void;
  /** Moves the focus to the next part of the editor. */
  readonly nextPart: () => void;
}

const isMac = (): boolean =>
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** A key press in the form in which commands name it. */
export function keysOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const mod = isMac() ? event.metaKey : event.ctrlKey;
  return [
    mod ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey ? 'shift' : '',
    event.key.toLowerCase(),
  ]
    .filter(Boolean)
    .join('+');
}

/** True where keys write text. A switch or a radio button has the focus as well, but Ctrl+Z there is the page's. */
function isTyping(target: HTMLElement | null): boolean {
  if (target?.isContentEditable || target?.tagName === 'TEXTAREA') return true;
  return (
    target?.tagName === 'INPUT' &&
    !/^(?:radio|checkbox|button|range|color|file)$/.test((target as HTMLInputElement).type)
  );
}

function isPressable(target: HTMLElement | null): boolean {
  return target?.closest?.('button, summary') != null;
}

/** The one list of commands: keys, buttons and menus all read it. */
export class Commands {
  readonly all: readonly Command[];
  private readonly byKeys: ReadonlyMap<string, Command>;

  constructor(commands: readonly Command[]) {
    this.all = commands;
    this.byKeys = new Map(
      commands.flatMap((command) => command.keys.map((keys) => [keys, command] as const)),
    );
  }

  get(id: string): Command | undefined {
    return this.all.find((command) => command.id === id);
  }

  /** Runs a command by its name, if it can be run. */
  run(id: string): void {
    const command = this.get(id);
    if (command?.enabled()) command.run();
  }

  /** Runs the command of a key press. Shape: event → whether there was one. Text fields keep their keys. */
  handle(event: KeyboardEvent, { inCanvas }: { inCanvas: boolean }): boolean {
    const target = event.target as HTMLElement | null;
    const keys = keysOf(event);
    if (isTyping(target) && keys !== 'mod+s') return false;
    const command = this.byKeys.get(keys);
    if (!command || (command.canvasOnly && !inCanvas)) return false;
    // A button in the canvas, such as those that add a section, keeps the keys that work it.
    if (command.canvasOnly && isPressable(target) && /^(?:enter|(?:shift\+)?tab)$/.test(keys))
      return false;
    // Tab leaves the canvas where it leads to no other block: nobody is held in it.
    if (/(?:^|\+)tab$/.test(keys) && !command.enabled()) return false;
    event.preventDefault();
    if (command.enabled()) command.run();
    return true;
  }
}

/** Makes the editor's commands. */
export function createCommands({
  store,
  session,
  announce,
  remove,
  editText,
  nextPart,
}: CommandHost): Commands {
  const one = (): NodeId | undefined => (store.single === ROOT_ID ? undefined : store.single);
  const withOne = (act: (id: NodeId) => void) => () => {
    const id = one();
    if (id !== undefined) act(id);
  };
  const hasOne = (): boolean => one() !== undefined;
  const tell = (result: { ok: boolean; message?: string }, done: string): void =>
    announce(result.ok ? done : (result.message ?? ''), result.ok ? 'status' : 'refused');
  const sibling = (step: -1 | 1) => (id: NodeId) => {
    const siblings = store.node(store.node(id)?.parent ?? '')?.nodes ?? [];
    const next = siblings[siblings.indexOf(id) + step];
    if (next !== undefined) store.select([next]);
  };
  return new Commands([
    {
      id: 'undo',
      label: 'Undo',
      keys: ['mod+z'],
      enabled: () => store.history.undoable !== undefined,
      run: () => announce(`Undone: ${store.undo() ?? ''}`, 'status'),
    },
    {
      id: 'redo',
      label: 'Redo',
      keys: ['mod+shift+z', 'mod+y'],
      enabled: () => store.history.redoable !== undefined,
      run: () => announce(`Redone: ${store.redo() ?? ''}`, 'status'),
    },
    {
      id: 'save',
      label: 'Save',
      keys: ['mod+s'],
      enabled: () => true,
      run: () => void session.save(),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      keys: ['mod+d'],
      enabled: hasOne,
      run: withOne((id) => tell(duplicateBlock(store, id), `${store.nameOf(id)} duplicated`)),
    },
    {
      id: 'remove',
      canvasOnly: true,
      label: 'Remove',
      keys: ['delete', 'backspace'],
      enabled: hasOne,
      run: withOne(remove),
    },
    {
      id: 'moveUp',
      label: 'Move up',
      keys: ['alt+arrowup'],
      enabled: hasOne,
      run: withOne((id) => tell(moveBy(store, id, -1), `${store.nameOf(id)} moved up`)),
    },
    {
      id: 'moveDown',
      label: 'Move down',
      keys: ['alt+arrowdown'],
      enabled: hasOne,
      run: withOne((id) => tell(moveBy(store, id, 1), `${store.nameOf(id)} moved down`)),
    },
    {
      id: 'selectPrevious',
      canvasOnly: true,
      label: 'Select the block before',
      keys: ['arrowup', 'arrowleft'],
      enabled: hasOne,
      run: withOne(sibling(-1)),
    },
    {
      id: 'selectNext',
      canvasOnly: true,
      label: 'Select the block after',
      keys: ['arrowdown', 'arrowright'],
      enabled: hasOne,
      run: withOne(sibling(1)),
    },
    {
      id: 'selectParent',
      canvasOnly: true,
      label: 'Select the parent',
      keys: ['escape', 'shift+tab'],
      enabled: () => store.single !== undefined,
      run: () => {
        const parent = store.node(store.single ?? '')?.parent;
        store.select(parent === undefined || parent === ROOT_ID ? [] : [parent]);
      },
    },
    {
      id: 'selectChild',
      canvasOnly: true,
      label: 'Select the first block inside',
      keys: ['tab'],
      enabled: () => (store.node(store.single ?? ROOT_ID)?.nodes.length ?? 0) > 0,
      run: () => store.select(store.node(store.single ?? ROOT_ID)?.nodes.slice(0, 1) ?? []),
    },
    {
      id: 'editText',
      canvasOnly: true,
      label: 'Edit text',
      keys: ['enter', 'f2'],
      enabled: hasOne,
      run: withOne(editText),
    },
    {
      id: 'desktop',
      label: 'Desktop view',
      keys: ['mod+alt+1'],
      enabled: () => true,
      run: () => session.setViewport('desktop'),
    },
    {
      id: 'tablet',
      label: 'Tablet view',
      keys: ['mod+alt+2'],
      enabled: () => true,
      run: () => session.setViewport('tablet'),
    },
    {
      id: 'mobile',
      label: 'Mobile view',
      keys: ['mod+alt+3'],
      enabled: () => true,
      run: () => session.setViewport('mobile'),
    },
    {
      id: 'nextPart',
      label: 'Go to the next part: bar, blocks, page, settings',
      keys: ['f6'],
      enabled: () => true,
      run: nextPart,
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      keys: ['shift+?', '?'],
      enabled: () => true,
      run: () => session.state.set({ dialog: 'shortcuts' }),
    },
  ]);
}
