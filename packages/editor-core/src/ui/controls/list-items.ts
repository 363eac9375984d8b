import type { JsonObject, JsonValue } from '@org/schema/entities';
import type { SettingField } from '../../session/host/editor-blocks.ts';

/** Returns the editable items of a list, which are objects. The panel ignores anything else. */
function getObjects(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value)
    ? value.filter(
        (item): item is JsonObject =>
          typeof item === 'object' && item !== null && !Array.isArray(item),
      )
    : [];
}

/** Returns the stored position of an item; at the end when it has none. */
function placeIn(item: JsonObject, orderBy: string): number {
  const place = item[orderBy];
  return typeof place === 'number' ? place : Number.POSITIVE_INFINITY;
}

/**
 * Takes a stored list.
 * @returns its items for display: sorted by `orderBy` when the list has one
 */
export function readItems(
  value: JsonValue | undefined,
  { orderBy, mapped }: SettingField,
): JsonObject[] {
  if (mapped) return [...mapped.toItems(value)];
  const items = getObjects(value);
  if (orderBy === undefined) return items;
  return items
    .map((item) => ({ item, place: placeIn(item, orderBy) }))
    .sort((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ item }) => item);
}

/** Returns the stored list, with positions when the list has `orderBy`. */
export function writeItems(
  items: readonly JsonObject[],
  { orderBy, mapped }: SettingField,
): JsonValue {
  if (mapped) return mapped.toKept(items);
  if (orderBy === undefined) return [...items];
  return items.map((item, index) =>
    item[orderBy] === index ? item : { ...item, [orderBy]: index },
  );
}

/**
 * Returns the new order; the same list if nothing moves.
 * @param from - index
 * @param to - new index (clamped)
 */
export function moveItem(
  items: readonly JsonObject[],
  from: number,
  to: number,
): readonly JsonObject[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const item = items[from];
  if (item === undefined || place === from) return items;
  const next = items.filter((_item, index) => index !== from);
  next.splice(place, 0, item);
  return next;
}

/**
 * Returns the title of an item: its first text.
 * @param field - its list
 */
export function itemTitle(item: JsonObject, field: SettingField, index: number): string {
  const text = (field.fields ?? [])
    .filter(({ kind }) => kind === 'text' || kind === 'textarea' || kind === 'icon')
    .map(({ prop }) => item[prop])
    .find((value): value is string => typeof value === 'string' && value !== '');
  return text ?? `${field.itemLabel ?? 'Item'} ${index + 1}`;
}

/** Returns a key for each item: its id, and its index when the id is a duplicate. */
export function itemKeys(items: readonly JsonObject[]): string[] {
  const seen = new Set<string>();
  return items.map(({ id }, index) => {
    const key = typeof id === 'string' && id !== '' && !seen.has(id) ? id : `#${index}`;
    seen.add(key);
    return key;
  });
}
