import type { MovementReason, StockState } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Badge color of each stock status. */
export const STATE_TONES: Readonly<Record<StockState, Tone>> = {
  in: 'success',
  low: 'warning',
  out: 'danger',
  uncounted: 'neutral',
};

/** Badge color of each movement reason. */
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

const pieces = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Texts of the stock. */
export const text = {
  stock: 'Stock',
  stockAt: (place: string) => `Stock at ${place}`,
  see: 'see the stock',
  everywhere: 'All locations',
  place: 'Location',
  places: 'Locations',
  movements: 'Movements',
  movementsOf: (what: string) => `Movements of ${what}`,
  movementsEmpty: 'No stock movements yet.',
  movementsFailed: 'The movements could not be loaded',
  older: 'Older movements',
  grid: 'Prices and stock',
  editInGrid: 'Prices and stock',
  low: 'Low',
  lowAlert: (count: string, one: boolean) =>
    one ? '1 variant is low on stock' : `${count} variants are low on stock`,
  showLow: 'Show',
  showAll: 'Show all',
  lowOnly: 'Low stock only',
  adjust: 'Adjust stock',
  adjustOf: (what: string) => `Adjust stock of ${what}`,
  openProduct: 'Open product',
  emptyTitle: 'No products yet',
  emptyText: 'Products and variants appear here with their quantity.',
  lowEmptyTitle: 'No items are low on stock',
  lowEmptyText:
    'Items at or below their low-stock alert appear here. Set the alert for each variant, or for all products in the shop settings.',
  movementsEmptyTitle: 'No stock movements yet',
  movementsEmptyText: 'Every change of stock is recorded here.',
  onHandWord: 'on hand',
  ofTheShop: 'shop default',
  adjustAny: 'Stock adjustment',
  adjustWhat: 'Product or SKU',
  adjustNone: 'Type a few letters',
  adjustNotFound: 'No products found',

  // Adjusting
  how: 'Action',
  add: 'Add',
  take: 'Subtract',
  set: 'Set quantity',
  move: 'Move',
  howMany: 'Quantity',
  howManyThere: 'Quantity on hand',
  to: 'To',
  reason: 'Reason',
  note: 'Note',
  notePlaceholder: 'Delivery note, name, …',
  after: (onHand: string, available: string) =>
    `New quantity: ${onHand} on hand, ${available} available.`,
  now: (onHand: string, held: string, available: string) =>
    `${onHand} on hand, ${held} reserved, ${available} available`,
  wholeNumber: 'Use a whole number',
  changedMeanwhile: (onHand: string) =>
    `Someone else changed the quantity to ${onHand}. Check yours and save again.`,
  cancel: 'Cancel',
  save: 'Save',
  changed: (what: string) => `Stock of ${what} changed`,
  moveNeedsPlaces: 'Add a second location to move stock between them.',

  // Places
  newPlace: 'New location',
  editPlace: 'Edit location',
  name: 'Name',
  address: 'Address',
  usual: 'Default location',
  usualHelp: 'Forms, imports and orders use the stock of this location.',
  create: 'Create',
  placeCreated: 'Location created',
  placeSaved: 'Location saved',
  placeRemoved: (name: string) => `${name} deleted`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'Its stock movements remain.',
  removePlace: 'Delete location',
  held: (onHand: number, reserved: number) =>
    reserved > 0 ? `${pieces(onHand)}, ${reserved} reserved` : pieces(onHand),
  showStock: 'View stock',
  changedElsewhere: 'Someone else changed this location. Save again to keep your version.',
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
  available: 'Available',
  reorderPoint: 'Low-stock alert',
  table: 'Prices and stock of variants',
  of: (column: string, name: string) => `${column} of ${name}`,
  raise: 'Change prices',
  raiseTitle: 'Change prices',
  raiseColumn: 'Price',
  raiseBy: 'By',
  percent: 'Percent',
  amount: 'Amount',
  raiseHelp: 'Use a negative number to lower prices.',
  rounding: 'Round to',
  roundings: { none: 'Cents', whole: 'Whole amounts', nn: 'Ending in .99', nf: 'Ending in .95' },
  preview: 'Preview',
  wasNow: (was: string, now: string) => `${was} → ${now}`,
  andMore: (count: number) => `and ${count} more`,
  nothingToRaise: 'None of these rows has this price.',
  whichRows: (count: number, chosen: boolean) =>
    chosen ? `${count} selected rows` : count === 1 ? '1 row' : `All ${count} rows`,
  apply: 'Apply to grid',
  cancel: 'Cancel',
  number: 'Use a number',
  negative: 'Use 0 or more',
  cents: 'Use at most two decimals',
  whole: 'Use a whole number',
  missing: 'Please enter a price',
  undo: 'Undo',
  redo: 'Redo',
  saved: (count: number) => (count === 1 ? '1 row saved' : `${count} rows saved`),
  takenBack: 'Undone',
  takeBack: 'Undo',
  notTakenBack: 'Some rows were changed since then and were not undone.',
  partly: (count: number) =>
    count === 1
      ? '1 row was not saved. The reason is in its cells.'
      : `${count} rows were not saved. The reasons are in their cells.`,
  wrong: (count: number) =>
    count === 1 ? '1 cell needs attention' : `${count} cells need attention`,
  changes: (count: number) => (count === 1 ? '1 row changed' : `${count} rows changed`),
  pasted: (count: number) => (count === 1 ? '1 cell pasted' : `${count} cells pasted`),
  keys: 'Arrow keys and Tab move. Enter or typing edits. Shift with arrow keys selects several cells. Escape and then Tab leaves the table. You can paste columns from a spreadsheet.',
  emptyTitle: 'No variants to show',
  emptyText: 'Choose products in their list, then “Prices and stock”.',
  toProducts: 'Go to products',
  more: 'Load more',
  cellSaved: 'Saved',
  count: (rows: string, one: boolean) => (one ? '1 row' : `${rows} rows`),
  coming: (rows: string) => `${rows} rows loaded, loading more…`,
  cut: (rows: string) =>
    `Showing the first ${rows} rows. Filter the stock list and open the grid from there to see others.`,
  notAll: (rows: string) => `Only ${rows} rows could be loaded.`,
  save: 'Save',
  discard: 'Discard',
} as const;
