import { getComponentId, isInstance } from '@org/content';
import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import { copyStyle, hasStyle, pasteStyle } from '../../model/clipboard/block-clipboard.ts';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { detachInstance, findComponentSource } from '../../model/edits/component-edits.ts';
import { moveBy } from '../../model/edits/edits.ts';
import {
  duplicateBlocks,
  joinNames,
  topmost,
  unwrapBlock,
  wrapBlocks,
} from '../../model/edits/several-blocks.ts';
import { getDocumentTarget } from '../state/document-target.ts';
import { TEXT_ACTION_IDS, TEXT_ACTIONS } from '../text/text-actions.ts';
import type { CommandHost } from './command-host.ts';
import { type Command, Commands } from './commands.ts';
import { commentCommands } from './comment-commands.ts';
import { selectCommands } from './select-commands.ts';

const always = (): boolean => true;

/** Creates the commands for history, saving and views. */
function pageCommands({ store, session, announce, nextPart }: CommandHost): Command[] {
  const view = (
    viewport: 'desktop' | 'tablet' | 'mobile',
    label: string,
    key: string,
  ): Command => ({
    id: viewport,
    group: 'view',
    label,
    keys: [key],
    whilePreviewed: true,
    // An email is always shown in the email viewport.
    enabled: () => getDocumentTarget(session.state.get()) === 'page',
    run: () => session.setViewport(viewport),
  });
  return [
    {
      id: 'undo',
      group: 'edit',
      label: 'Undo',
      keys: ['mod+z'],
      enabled: () => store.history.undoable !== undefined,
      run: () => announce(`Undone: ${store.undo() ?? ''}`, 'status'),
    },
    {
      id: 'redo',
      group: 'edit',
      label: 'Redo',
      keys: ['mod+shift+z', 'mod+y'],
      enabled: () => store.history.redoable !== undefined,
      run: () => announce(`Redone: ${store.redo() ?? ''}`, 'status'),
    },
    {
      id: 'save',
      group: 'page',
      label: 'Save',
      keys: ['mod+s'],
      whilePreviewed: true,
      enabled: always,
      run: () => void session.save(),
    },
    view('desktop', 'Desktop view', 'mod+alt+1'),
    view('tablet', 'Tablet view', 'mod+alt+2'),
    view('mobile', 'Mobile view', 'mod+alt+3'),
    {
      id: 'preview',
      group: 'view',
      label: 'Toggle preview',
      keys: ['mod+alt+p'],
      whilePreviewed: true,
      enabled: always,
      run: () => session.setEditMode(!session.state.get().editMode),
    },
    {
      id: 'nextPart',
      group: 'view',
      label: 'Focus the next region: bar, blocks, page, settings',
      keys: ['f6'],
      whilePreviewed: true,
      enabled: always,
      run: nextPart,
    },
    {
      id: 'palette',
      group: 'page',
      label: 'All commands',
      keys: ['mod+k'],
      whilePreviewed: true,
      enabled: always,
      run: () => session.state.set({ dialog: 'commands' }),
    },
    {
      id: 'shortcuts',
      group: 'page',
      label: 'Keyboard shortcuts',
      keys: ['shift+?', '?'],
      whilePreviewed: true,
      enabled: always,
      run: () => session.state.set({ dialog: 'shortcuts' }),
    },
  ];
}

/** Returns true for what can be saved as a template: a container of a page, and any block of an email that can stand alone. */
function canBeTemplate(store: DocumentStore, id: NodeId | undefined): boolean {
  const node = store.node(id ?? '');
  const definition = store.registry.get(node?.type.resolvedName ?? '');
  return definition && !definition.targets.includes('page')
    ? definition.internal !== true
    : node?.isCanvas === true;
}

/** Creates the commands of components. */
function componentCommands(
  { store, session, announce, openTemplate }: CommandHost,
  {
    several,
    one,
    tell,
  }: {
    readonly several: () => NodeId[];
    readonly one: () => NodeId | undefined;
    readonly tell: (result: { ok: boolean; message?: string }, done: string) => void;
  },
): Command[] {
  const { components } = session;
  const isOnPage = (): boolean =>
    components.isAvailable && getDocumentTarget(session.state.get()) === 'page';
  const hasInstance = (): boolean => isInstance(store.node(one() ?? ''));
  return [
    {
      id: 'makeComponent',
      group: 'page',
      label: 'Make a component',
      keys: ['mod+alt+k'],
      enabled: () => isOnPage() && several().length > 0 && !hasInstance(),
      run: () => {
        const source = findComponentSource(store, several());
        if (source.ok) session.state.set({ dialog: 'component' });
        else announce(source.message, 'refused');
      },
    },
    {
      id: 'editComponent',
      group: 'page',
      label: 'Edit component',
      keys: [],
      enabled: hasInstance,
      run: () => {
        const node = store.node(one() ?? '');
        if (node) openTemplate(getComponentId(node));
      },
    },
    {
      id: 'detachComponent',
      group: 'page',
      label: 'Detach from the component',
      keys: [],
      enabled: hasInstance,
      run: () => tell(detachInstance(store, one() ?? '', components.find), 'Detached'),
    },
  ];
}

/** Creates the commands of the selected blocks. */
function blockCommands(host: CommandHost): Command[] {
  const { store, session, clipboard, announce } = host;
  const several = (): NodeId[] => topmost(store, store.selected());
  const hasSome = (): boolean => several().length > 0;
  const one = (): NodeId | undefined => (store.single === ROOT_ID ? undefined : store.single);
  const hasOne = (): boolean => one() !== undefined;
  const withOne = (act: (id: NodeId) => void) => () => {
    const id = one();
    if (id !== undefined) act(id);
  };
  const tell = (result: { ok: boolean; message?: string }, done: string): void =>
    announce(result.ok ? done : (result.message ?? ''), result.ok ? 'status' : 'refused');
  return [
    {
      id: 'copy',
      group: 'edit',
      label: 'Copy',
      // The browser handles these keys, since only its events give access to the clipboard.
      keys: [],
      shownKeys: 'mod+c',
      enabled: hasSome,
      run: () => void clipboard.copy(),
    },
    {
      id: 'cut',
      group: 'edit',
      label: 'Cut',
      keys: [],
      shownKeys: 'mod+x',
      enabled: hasSome,
      run: () => void clipboard.cut(),
    },
    {
      id: 'paste',
      group: 'edit',
      label: 'Paste',
      keys: [],
      shownKeys: 'mod+v',
      enabled: () => clipboard.canPaste,
      run: () => clipboard.paste(),
    },
    {
      id: 'duplicate',
      group: 'edit',
      label: 'Duplicate',
      keys: ['mod+d'],
      enabled: hasSome,
      run: () => {
        const ids = several();
        tell(duplicateBlocks(store, ids), `${joinNames(store, ids)} duplicated`);
      },
    },
    {
      id: 'remove',
      group: 'edit',
      label: 'Remove',
      keys: ['delete', 'backspace'],
      canvasOnly: true,
      enabled: hasSome,
      run: () => host.remove(several()),
    },
    {
      id: 'editText',
      group: 'edit',
      label: 'Edit text',
      keys: ['enter'],
      canvasOnly: true,
      enabled: hasOne,
      run: withOne(host.editText),
    },
    {
      id: 'rename',
      group: 'edit',
      label: 'Rename',
      keys: ['f2'],
      enabled: hasOne,
      run: () => session.state.set({ dialog: 'rename' }),
    },
    {
      id: 'copyStyle',
      group: 'edit',
      label: 'Copy style',
      keys: ['mod+alt+c'],
      enabled: hasOne,
      run: withOne((id) => {
        copyStyle(store, id);
        announce(`Style of ${store.getName(id)} copied`, 'status');
      }),
    },
    {
      id: 'pasteStyle',
      group: 'edit',
      label: 'Paste style',
      keys: ['mod+alt+v'],
      enabled: () => hasSome() && hasStyle(),
      run: () => tell(pasteStyle(store, several()), 'Style pasted'),
    },
    {
      id: 'adjustSpacing',
      group: 'edit',
      label: 'Adjust spacing',
      // A Mac types ß for Alt and S.
      keys: ['mod+alt+s', 'mod+alt+ß'],
      enabled: hasOne,
      run: host.adjustSpacing,
    },
    {
      id: 'adjustColumns',
      group: 'edit',
      label: 'Adjust column widths',
      keys: [],
      enabled: hasOne,
      run: host.adjustColumns,
    },
    {
      id: 'wrap',
      group: 'arrange',
      label: 'Wrap in a container',
      keys: ['mod+g'],
      enabled: hasSome,
      run: () => tell(wrapBlocks(store, several()), 'Wrapped in a container'),
    },
    {
      id: 'unwrap',
      group: 'arrange',
      label: 'Unwrap',
      keys: ['mod+shift+g'],
      enabled: () => (store.node(one() ?? '')?.nodes.length ?? 0) > 0,
      run: withOne((id) => tell(unwrapBlock(store, id), 'Unwrapped')),
    },
    {
      id: 'moveUp',
      group: 'arrange',
      label: 'Move up',
      keys: ['alt+arrowup'],
      enabled: hasOne,
      run: withOne((id) => tell(moveBy(store, id, -1), `${store.getName(id)} moved up`)),
    },
    {
      id: 'moveDown',
      group: 'arrange',
      label: 'Move down',
      keys: ['alt+arrowdown'],
      enabled: hasOne,
      run: withOne((id) => tell(moveBy(store, id, 1), `${store.getName(id)} moved down`)),
    },
    {
      id: 'moveTo',
      group: 'arrange',
      label: 'Move to…',
      keys: ['mod+shift+m'],
      enabled: hasSome,
      run: () => session.state.set({ dialog: 'moveTo' }),
    },
    {
      id: 'hide',
      group: 'arrange',
      label: 'Hide or show',
      keys: ['mod+shift+h'],
      enabled: hasSome,
      run: () => {
        const ids = several();
        const hidden = !ids.every((id) => store.node(id)?.hidden);
        tell(
          store.run(
            ids.map((id) => ({ type: 'hide', id, hidden })),
            { label: `${hidden ? 'Hide' : 'Show'} ${joinNames(store, ids)}` },
          ),
          `${joinNames(store, ids)} ${hidden ? 'hidden' : 'shown'}`,
        );
      },
    },
    ...componentCommands(host, { several, one, tell }),
    {
      id: 'saveTemplate',
      group: 'page',
      label: 'Save as a template',
      keys: [],
      enabled: () => canBeTemplate(store, one()),
      run: () => session.state.set({ dialog: 'template' }),
    },
  ];
}

/** Creates the commands of the formatted text that is being edited. It handles its own keys, which are not page shortcuts. */
function textCommands({ openText }: CommandHost): Command[] {
  return TEXT_ACTION_IDS.map((id) => ({
    id: `text.${id}`,
    group: 'text',
    label: TEXT_ACTIONS[id].label,
    keys: [],
    shownKeys: TEXT_ACTIONS[id].keys[0],
    enabled: () => openText() !== undefined,
    run: () => void openText()?.act(id),
  }));
}

/** Creates the editor's commands. In the preview, commands that would invisibly change the page are disabled. */
export function createCommands(host: CommandHost): Commands {
  const { session } = host;
  const commands = [
    ...blockCommands(host),
    ...selectCommands(host),
    ...textCommands(host),
    ...commentCommands(host),
    ...pageCommands(host),
  ];
  return new Commands(
    commands.map((command) =>
      command.whilePreviewed
        ? command
        : { ...command, enabled: () => session.state.get().editMode && command.enabled() },
    ),
  );
}
