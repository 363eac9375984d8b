/** What a command is about; menus and the sheet of keys are ordered by it. */
export const COMMAND_GROUPS = ['edit', 'arrange', 'select', 'text', 'view', 'page'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** What the groups are called. */
export const GROUP_NAMES: Readonly<Record<CommandGroup, string>> = {
  edit: 'Edit',
  arrange: 'Arrange',
  select: 'Select',
  text: 'Text',
  view: 'View',
  page: 'Page',
};

/** One thing that can be done, whoever asks for it: a key, a button, a menu. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Keys as `mod+shift+z`; `mod` is cmd on a Mac and ctrl elsewhere. */
  readonly keys: readonly string[];
  /** Keys that work it without the editor's doing, as the browser's own copy and paste. */
  readonly shownKeys?: string | undefined;
  /** True when its keys work in the canvas alone: elsewhere they belong to the control that has the focus. */
  readonly canvasOnly?: boolean | undefined;
  /** True when it works while the page is previewed too: it changes nothing of the page, and needs no block. */
  readonly whilePreviewed?: boolean | undefined;
  readonly enabled: () => boolean;
  readonly run: () => void;
}

/** True where cmd does what ctrl does elsewhere. */
export const isMac = (): boolean =>
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** A key press in the form in which commands name it. */
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
    const keys = getKeys(event);
    // Text fields write with all keys but those that save and that leave for the next part.
    if (isTyping(target) && keys !== 'mod+s' && keys !== 'f6') return false;
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
