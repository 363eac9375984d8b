import { ROOT_ID } from '@org/schema';
import type { NodeId } from '@org/schema/entities';
import { getSelection } from '../../model/edits/selection-of.ts';
import type { CommandHost } from './command-host.ts';
import type { Command } from './commands.ts';

/** Creates the commands that move the selection by keyboard. */
export function selectCommands({ store, announce }: CommandHost): Command[] {
  const single = (): NodeId => store.single ?? '';
  const siblings = (): readonly NodeId[] =>
    store.node(store.node(single())?.parent ?? '')?.nodes ?? [];
  const select = (ids: readonly NodeId[]): void => {
    store.select(ids);
    announce(getSelection(store), 'status');
  };
  const step = (by: -1 | 1) => () => {
    const next = siblings()[siblings().indexOf(single()) + by];
    if (next !== undefined) return select([next]);
    announce(`This is the ${by < 0 ? 'first' : 'last'} block here`, 'status');
  };
  const hasOne = (): boolean => store.single !== undefined && store.single !== ROOT_ID;
  return [
    {
      id: 'selectPrevious',
      group: 'select',
      label: 'Select previous block',
      keys: ['arrowup', 'arrowleft'],
      canvasOnly: true,
      enabled: hasOne,
      run: step(-1),
    },
    {
      id: 'selectNext',
      group: 'select',
      label: 'Select next block',
      keys: ['arrowdown', 'arrowright'],
      canvasOnly: true,
      enabled: hasOne,
      run: step(1),
    },
    {
      id: 'selectSiblings',
      group: 'select',
      label: 'Select all siblings',
      keys: ['mod+a'],
      canvasOnly: true,
      enabled: () => true,
      run: () => select(hasOne() ? siblings() : (store.node(ROOT_ID)?.nodes ?? [])),
    },
    {
      id: 'selectParent',
      group: 'select',
      label: 'Select the parent',
      keys: ['escape', 'shift+tab'],
      canvasOnly: true,
      enabled: () => store.selected().length > 0,
      run: () => {
        const parent = store.node(single())?.parent;
        select(parent === undefined || parent === ROOT_ID ? [] : [parent]);
      },
    },
    {
      id: 'selectChild',
      group: 'select',
      label: 'Select the first block inside',
      keys: ['tab'],
      canvasOnly: true,
      enabled: () => (store.node(store.single ?? ROOT_ID)?.nodes.length ?? 0) > 0,
      run: () => select(store.node(store.single ?? ROOT_ID)?.nodes.slice(0, 1) ?? []),
    },
  ];
}
