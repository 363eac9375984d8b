import type { CollectionField, CollectionItemStatus } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Labels of a collection's fields. */
export const LABELS = {
  name: 'Name',
  slug: 'Address',
  description: 'Description',
  fields: 'Fields',
} as const;

/** Labels of an item's fields. */
export const ITEM_LABELS = {
  title: 'Title',
  slug: 'Address',
  position: 'Position',
  status: 'Status',
  values: 'Fields',
} as const;

/** Kinds of fields in the order of the choice. */
export const KINDS: Readonly<Record<CollectionField['kind'], string>> = {
  text: 'Text',
  rich_text: 'Rich text',
  picture: 'Picture',
  date: 'Date',
  number: 'Number',
  choice: 'Choice',
  reference: 'Reference to an item',
};

/** Colors of the status of an item. */
export const TONES: Readonly<Record<CollectionItemStatus, Tone>> = {
  draft: 'neutral',
  published: 'success',
};

/** Texts of collections. */
export const text = {
  many: 'Collections',
  one: 'Collection',
  new: 'New collection',
  untitled: 'Untitled',
  create: 'Create collection',
  save: 'Save collection',
  created: 'Collection created',
  saved: 'Collection saved',
  see: 'see collections',
  add: 'add collections',
  all: 'All collections',
  emptyTitle: 'No collections yet',
  emptyText: 'Collect what your site shows again and again, such as events, dishes or your team.',
  slugHelp: 'Name of the collection for other programs. It follows the name if you leave it empty.',
  fields: 'Fields',
  noFields: 'Every item has a title and an address. Add fields for everything else.',
  addField: 'Add field',
  removeField: 'Remove field',
  foldField: 'Fold field',
  showField: 'Show field',
  moveUp: 'Move field up',
  moveDown: 'Move field down',
  newField: 'New field',
  fieldLabel: 'Label',
  fieldKind: 'Kind',
  fieldRequired: 'Required',
  fieldOptions: 'Choices',
  fieldOptionsHelp: 'One on each line',
  fieldCollection: 'Collection',
  noCollection: 'Choose a collection',
  noCollectionFound: 'No collection found',
  removedHelp: 'Items keep the values of a removed field until they are saved again.',
  items: 'Items',
  editFields: 'Edit fields',
} as const;

/** Texts of the page that shows one item. */
export const itemPageText = {
  title: 'Item page',
  help: 'Give every published item a page with its own address. You design the page once.',
  base: 'Address of the items',
  sample: 'item',
  create: 'Create item page',
  edit: 'Edit item page',
  live: 'Published',
  notLive: 'Not published',
  notLiveHelp: 'Visitors find the pages of items once you publish it.',
  address: 'Items are at',
  none: 'Items have no pages.',
} as const;

/** Texts of items. */
export const itemText = {
  one: 'Item',
  new: 'New item',
  untitled: 'Untitled',
  create: 'Create item',
  save: 'Save item',
  created: 'Item created',
  saved: 'Item saved',
  see: 'see items of collections',
  add: 'add items of collections',
  emptyTitle: 'No items yet',
  emptyText: 'Create the first one, or import a file. Lists on your pages show published items.',
  publication: 'Publication',
  slugHelp: 'Follows the title if you leave it empty.',
  positionHelp: 'Lists show items with a smaller number first.',
  noItem: 'None',
  noItemFound: 'No item found',
  pictureText: 'Text for people who cannot see the picture',
} as const;
