import type { MovementReason, StockState } from '@org/schema';
import type { Tone } from '@org/ui';

/** Colours of how a variant stands. */
export const STATE_TONES: Readonly<Record<StockState, Tone>> = {
  in: 'success',
  low: 'warning',
  out: 'danger',
  uncounted: 'neutral',
};

/** Colours of why pieces came or went. */
export const REASON_TONES: Readonly<Record<MovementReason, Tone>> = {
  count: 'neutral',
  damage: 'danger',
  purchase: 'success',
  return: 'success',
  correction: 'neutral',
  transfer: 'info',
  sale: 'info',
  import: 'neutral',
};

const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** Texts of the stock. */
export const text = {
  stock: 'Stock',
  stockAt: (place: string) => `Stock at ${place}`,
  see: 'see the stock',
  everywhere: 'All places',
  place: 'Place',
  places: 'Places',
  movements: 'Movements',
  movementsOf: (what: string) => `Movements of ${what}`,
  movementsEmpty: 'Nothing has moved yet.',
  movementsFailed: 'The movements could not be loaded',
  older: 'Older ones',
  grid: 'Prices and stock',
  editInGrid: 'Prices and stock',
  low: 'Low',
  lowAlert: (count: string, one: boolean) =>
    one ? '1 variant is low on stock' : `${count} variants are low on stock`,
  showLow: 'Show',
  showAll: 'Show all',
  lowOnly: 'Only what is low on stock',
  adjust: 'Adjust stock',
  adjustOf: (what: string) => `Adjust stock of ${what}`,
  openProduct: 'Open product',
  emptyTitle: 'Nothing is sold yet',
  emptyText: 'Every product and every variant stands here with its pieces.',
  lowEmptyTitle: 'Nothing is low on stock',
  lowEmptyText:
    'What falls to the number that you want to be warned at stands here. The number is set for each variant, or for the whole shop in its settings.',
  movementsEmptyTitle: 'Nothing has moved yet',
  movementsEmptyText: 'Whatever comes and goes is written down here.',
  onHandWord: 'on hand',
  ofTheShop: 'as set for the shop',
  adjustAny: 'Stock adjustment',
  adjustWhat: 'Product or SKU',
  adjustNone: 'Type a few letters',
  adjustNotFound: 'Nothing is called that',

  // Adjusting
  how: 'What to do',
  add: 'Add',
  take: 'Take away',
  set: 'Count anew',
  move: 'Move',
  howMany: 'Pieces',
  howManyThere: 'Pieces on hand',
  to: 'To',
  reason: 'Reason',
  note: 'Note',
  notePlaceholder: 'Delivery note, name, …',
  after: (onHand: string, available: string) => `Then ${onHand} on hand, ${available} can be sold.`,
  now: (onHand: string, held: string, available: string) =>
    `${onHand} on hand, ${held} held for orders, ${available} can be sold`,
  wholeNumber: 'Use a whole number',
  changedMeanwhile: (onHand: string) =>
    `There are ${onHand} by now. Look at your number, and send it again.`,
  cancel: 'Cancel',
  save: 'Save',
  changed: (what: string) => `Stock of ${what} changed`,
  moveNeedsPlaces: 'Make a second place to move pieces between them.',

  // Places
  newPlace: 'New place',
  editPlace: 'Change place',
  name: 'Name',
  address: 'Address',
  usual: 'Usual place',
  usualHelp: 'Forms, imports and orders count pieces here.',
  edit: 'Change',
  remove: 'Delete',
  create: 'Create',
  placeCreated: 'Place created',
  placeSaved: 'Place saved',
  placeRemoved: (name: string) => `${name} deleted`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'What became of pieces there stays in the movements.',
  removePlace: 'Delete place',
  held: (onHand: number, reserved: number) =>
    reserved > 0 ? `${pieces(onHand)}, ${reserved} of them held` : pieces(onHand),
  showStock: 'Show its stock',
  changedElsewhere:
    'Somebody has changed this place meanwhile. Save again to keep what stands here.',
} as const;

/** Texts of the grid. */
export const gridText = {
  title: 'Prices and stock',
  see: 'see prices and stock',
  back: 'Stock',
  product: 'Product',
  sku: 'SKU',
  price: 'Price',
  salePrice: 'Sale price',
  onHand: 'On hand',
  available: 'Can be sold',
  reorderPoint: 'Warn at',
  table: 'Prices and stock of variants',
  of: (column: string, name: string) => `${column} of ${name}`,
  raise: 'Change prices',
  raiseTitle: 'Change prices',
  raiseColumn: 'Which price',
  raiseBy: 'By',
  percent: 'Percent',
  amount: 'Amount',
  raiseHelp: 'Below 0 lowers them.',
  rounding: 'Round to',
  roundings: { none: 'Cents', whole: 'Whole amounts', nn: 'Ending in .99', nf: 'Ending in .95' },
  preview: 'Preview',
  wasNow: (was: string, now: string) => `${was} → ${now}`,
  andMore: (count: number) => `and ${count} more`,
  nothingToRaise: 'None of these has this price.',
  whichRows: (count: number, chosen: boolean) =>
    chosen ? `${count} chosen rows` : count === 1 ? '1 row' : `All ${count} rows`,
  apply: 'Put into the grid',
  cancel: 'Cancel',
  number: 'Use a number',
  negative: 'Use 0 or more',
  cents: 'Use at most two decimals',
  whole: 'Use a whole number',
  missing: 'Please enter a price',
  undo: 'Undo',
  redo: 'Redo',
  saved: (count: number) => (count === 1 ? '1 row saved' : `${count} rows saved`),
  takenBack: 'Taken back',
  takeBack: 'Undo',
  notTakenBack: 'Some rows were changed since, and stay as they are.',
  partly: (count: number) =>
    count === 1
      ? '1 row is not saved: see why in its cells'
      : `${count} rows are not saved: see why in their cells`,
  wrong: (count: number) =>
    count === 1 ? '1 cell needs attention' : `${count} cells need attention`,
  changes: (count: number) => (count === 1 ? '1 row changed' : `${count} rows changed`),
  pasted: (count: number) => (count === 1 ? '1 cell pasted' : `${count} cells pasted`),
  keys: 'Arrows and Tab move, Enter or typing edits, Shift and arrows choose several cells, Escape and Tab leave the table. Columns of a spreadsheet can be pasted.',
  emptyTitle: 'No variants to show',
  emptyText: 'Choose products in their list, then “Prices and stock”.',
  toProducts: 'To the products',
  more: 'Load the rest',
  cellSaved: 'Saved',
  count: (rows: string, one: boolean) => (one ? '1 row' : `${rows} rows`),
  coming: (rows: string) => `${rows} rows so far, others are on their way…`,
  cut: (rows: string) =>
    `The first ${rows} rows. Narrow the list of stock, and open the grid from there, for others.`,
  notAll: (rows: string) => `Only ${rows} rows could be loaded.`,
  save: 'Save',
  discard: 'Discard',
} as const;
