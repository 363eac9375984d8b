import { getList } from '../../../../kernel/imports/cell-values.ts';
import {
  type FormRow,
  type PlaceNames,
  wrongAt,
} from '../../../../kernel/imports/import-format.ts';
import type { Choice } from './form-parts.ts';
import { attributeCells } from './woocommerce-columns.ts';

/** Variant of a row; a row for any value of an attribute becomes one variant per value. */
export interface ReadVariant {
  readonly row: FormRow;
  readonly choices: readonly Choice[];
  /** True for all except the first variant of a row. */
  readonly isCopy: boolean;
}

type Attribute = { readonly name: string; readonly values: readonly string[] };

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the attributes that variations use, in the order and with the values of the parent. */
function chosenBy(parent: FormRow, variations: readonly FormRow[]): Attribute[] {
  const named = variations.flatMap(({ cells }) => attributeCells(cells));
  const offered = attributeCells(parent.cells);
  const names = [...offered, ...named].map(({ name }) => name);
  const distinct = names.filter((name, at) => names.findIndex((one) => same(one, name)) === at);
  return distinct
    .filter((name) => named.some((one) => same(one.name, name)))
    .map((name) => {
      const own = offered.find((one) => same(one.name, name));
      const values = named.filter((one) => same(one.name, name) && one.values);
      return { name, values: own ? getList(own.values) : values.map((one) => one.values) };
    });
}

/** Returns all combinations of one value of each list. */
function combined(lists: readonly (readonly Choice[])[]): Choice[][] {
  let ways: Choice[][] = [[]];
  for (const list of lists) ways = ways.flatMap((way) => list.map((choice) => [...way, choice]));
  return ways;
}

/**
 * Returns the variants of a product.
 * @throws `validation_failed` for a row that is not unique
 */
export function readVariants(
  parent: FormRow,
  variations: readonly FormRow[],
  place: PlaceNames,
): ReadVariant[] {
  const attributes = chosenBy(parent, variations);
  return variations.flatMap((row) => {
    const own = attributeCells(row.cells);
    const lists = attributes.map(({ name, values }) => {
      const given = own.find((one) => same(one.name, name))?.values;
      const value = given && (values.find((one) => same(one, given)) ?? given);
      return (value ? [value] : values).map((one) => ({ name, value: one }));
    });
    const ways = combined(lists);
    if (attributes.length === 0 || ways.length === 0)
      throw wrongAt(
        place('values1', row),
        'is empty: nothing tells this variation from the others',
      );
    if (ways.length > 1 && row.cells.stock)
      throw wrongAt(
        place('stock', row),
        'cannot be shared by a variation that is for any value: give each value a row',
      );
    return ways.map((choices, at) => ({ row, choices, isCopy: at > 0 }));
  });
}
