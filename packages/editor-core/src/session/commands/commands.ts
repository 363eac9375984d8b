/** Groups of commands in menus and the list of shortcuts. */
export const COMMAND_GROUPS = ['edit', 'arrange', 'select', 'text', 'view', 'page'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** Labels of the groups. */
export const GROUP_NAMES: Readonly<Record<CommandGroup, string>> = {
  edit: 'Edit',
  arrange: 'Arrange',
  select: 'Select',
  text: 'Text',
  view: 'View',
  page: 'Page',
};

/** An action of the editor that keys, buttons and menus can run. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Keys such as `mod+shift+z`; `mod` is cmd on a Mac and ctrl elsewhere. */
  readonly keys: readonly string[];
  /** Shortcut that the browser handles, such as its own copy and paste. */
  readonly shownKeys?: string | undefined;
  /** True when its keys only work in the canvas: elsewhere they belong to the focused control. */
  readonly canvasOnly?: boolean | undefined;
  /** True when it also works in the preview: it does not change the page, and needs no block. */
  readonly whilePreviewed?: boolean | undefined;
  readonly enabled: () => boolean;
  readonly run: () => void;
}

/** Returns true on platforms where cmd replaces ctrl. */
export const isMac = (): boolean =>
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** Returns a key press in the format of command keys. */
export function getKeys(
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

/** Returns true when keys write text. A focused switch or radio button does not use Ctrl+Z, so that undo still works. */
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

/** The registry of commands for keys, buttons and menus. */
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

  /** Runs a command by its id when it is enabled. */
  run(id: string): void {
    const command = this.get(id);
    if (command?.enabled()) command.run();
  }

  /**
   * Runs the command of a key press. Text fields keep their keys.
   * @returns whether there was one
   */
  handle(event: KeyboardEvent, { inCanvas }: { inCanvas: boolean }): boolean {
    const target = event.target as HTMLElement | null;
    const keys = getKeys(event);
    // Text fields handle all keys except those that save or move to the next part.
    if (isTyping(target) && keys !== 'mod+s' && keys !== 'f6') return false;
    const command = this.byKeys.get(keys);
    if (!command || (command.canvasOnly && !inCanvas)) return false;
    // A focused button in the canvas, such as one that adds a section, keeps its keys.
    if (command.canvasOnly && isPressable(target) && /^(?:enter|(?:shift\+)?tab)$/.test(keys))
      return false;
    // Tab leaves the canvas after the last block, so that it is no keyboard trap.
    if (/(?:^|\+)tab$/.test(keys) && !command.enabled()) return false;
    event.preventDefault();
    if (command.enabled()) command.run();
    return true;
  }
}
