import type { JsonObject } from '@org/schema/entities';
import type { SettingField } from '../../session/host/editor-blocks.ts';

/**
 * Returns the props that an option sets: its field's own, and related ones that the author has not changed.
 * @param chosen - value as text
 * @param props - props of the block
 * @returns values to set
 */
export function choiceValues(field: SettingField, chosen: string, props: JsonObject): JsonObject {
  const options = field.options ?? [];
  const option = options.find(({ value }) => String(value) === chosen);
  if (!option) return { [field.prop]: '' };
  const current = options.find(({ value }) => value === props[field.prop]);
  const untouched = Object.entries(option.sets ?? {}).filter(
    ([prop]) => props[prop] === current?.sets?.[prop],
  );
  return { [field.prop]: option.value, ...Object.fromEntries(untouched) };
}
