import { defineSettings } from '../../define/define-settings.ts';
import type { CollectionItemProps } from './collection-item.definition.ts';

/** Settings of an item. */
export const collectionItemSettings = defineSettings<CollectionItemProps>([
  { kind: 'link', prop: 'href', label: 'Link of the item' },
  {
    kind: 'text',
    prop: 'label',
    label: 'Name of the link',
    help: 'For people who cannot see the item. A link to the page of the item has its title.',
  },
]);
