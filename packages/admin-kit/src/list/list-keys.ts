import type { ListKey } from '@org/ui';
import { text } from './messages.ts';

/**
 * Returns the shortcuts of a list with their labels.
 * @param hasPermission - permissions on its rows
 */
export function listKeys(hasPermission: {
  readonly select: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
}): ListKey[] {
  const { key } = text;
  return [
    { keys: ['/'], label: key.search },
    { keys: ['j', '↓'], label: key.down },
    { keys: ['k', '↑'], label: key.up },
    { keys: ['Enter'], label: key.open },
    ...(hasPermission.select ? [{ keys: ['x'], label: key.select }] : []),
    ...(hasPermission.edit ? [{ keys: ['e'], label: key.edit }] : []),
    ...(hasPermission.remove ? [{ keys: ['#', 'Delete'], label: key.remove }] : []),
    { keys: ['Shift + F10'], label: key.menu },
    { keys: ['Shift + Enter'], label: key.sort },
    { keys: ['?'], label: key.help },
  ];
}
