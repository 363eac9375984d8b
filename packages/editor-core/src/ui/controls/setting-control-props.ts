import type { JsonObject, JsonValue } from '@org/schema/entities';
import type { SettingField } from '../../session/host/editor-blocks.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';

/** Props of a control for one of a block's settings. */
export interface SettingControlProps {
  readonly field: SettingField;
  readonly value: JsonValue | undefined;
  /** All props of the block or item, for controls that set more than one. */
  readonly props: JsonObject;
  /** Default props of a new block or item. */
  readonly defaults: JsonObject;
  readonly host: EditorHost;
  /** Stored background color of the block; undefined when it is not a single color. */
  readonly behind?: string | undefined;
  /** True for a text that the user may not edit. */
  readonly readOnly?: boolean | undefined;
  readonly onChange: (values: JsonObject) => void;
}

/** Returns true when a field's condition on the other props holds. */
export function isShown(field: SettingField, props: JsonObject): boolean {
  if (!field.when) return true;
  return field.when.is.includes(props[field.when.prop] as JsonValue);
}
