import type { Operation } from '@org/content';
import {
  compileSettings,
  convertLength,
  effective,
  getOrigin,
  readVisibility,
  resetValues,
  setValues,
} from '@org/device-settings';
import type { Device, Viewport } from '@org/schema';
import {
  type BuilderNode,
  DEFAULT_SPACES,
  type DeviceGroups,
  type JsonObject,
  type JsonValue,
  type NodeId,
  type Space,
  type SpaceToken,
  type SparseSettings,
  type ThemeTokens,
} from '@org/schema/entities';
import { asObject } from '../../model/document/as-object.ts';
import type { DocumentStore } from '../../model/document/document-store.ts';
import { isSynced } from '../../model/edits/is-synced.ts';
import type { EditorBlocks } from '../../session/host/editor-blocks.ts';
import { SIDES, type SideField, type SpaceField } from './space-fields.ts';

/** A block with its spacing on one device. */
export interface SpaceBlock {
  readonly id: NodeId;
  readonly node: BuilderNode;
  readonly type: string;
  readonly name: string;
  readonly device: Device;
  readonly settings: SparseSettings;
  /** Prop with the size of its picture per device. */
  readonly sizesProp: string | undefined;
  /** Sizes of the steps of the theme's spacing scale, px. */
  readonly spaces: ThemeTokens['spaces'];
  /** Fields that the block stores, in the order of the keyboard. */
  readonly fields: readonly SpaceField[];
}

/** A new value: px, a step of the theme, or `auto` for the height of the content. */
export type SpaceValue = Space | 'auto';
/** New values by field. */
export type SpaceValues = Readonly<Partial<Record<SpaceField, SpaceValue>>>;

const SIDE_FIELDS: readonly SideField[] = (['padding', 'margin'] as const).flatMap((kind) =>
  SIDES.map((side): SideField => `${kind}${side}`),
);

/** Stored fields of a gap and of a height. */
const ALIGNMENT_FIELDS = {
  gap: ['gap', 'gapUnit'],
  height: ['height', 'heightUnit', 'heightAuto'],
} as const;

/** Reads a block; undefined when it is gone. Blocks of emails have no settings per device, so they have no fields. */
export function readSpaceBlock(
  store: DocumentStore,
  settings: EditorBlocks['settings'],
  id: NodeId,
  viewport: Viewport,
  spaces: ThemeTokens['spaces'] = DEFAULT_SPACES,
): SpaceBlock | undefined {
  const node = store.node(id);
  const definition = store.registry.get(node?.type.resolvedName ?? '');
  if (!node || !definition) return undefined;
  const { type, groups, canvas } = definition;
  const sizesProp = settings[type]?.find(({ kind }) => kind === 'sizes')?.prop;
  const isAligned = canvas && groups.includes('alignment');
  return {
    id,
    node,
    type,
    name: store.getName(id),
    device: viewport === 'email' ? 'desktop' : viewport,
    settings: (node.props.settings ?? {}) as SparseSettings,
    sizesProp,
    spaces,
    fields: [
      ...(groups.includes('spacing') ? SIDE_FIELDS : []),
      ...(isAligned ? (['gap'] as const) : []),
      ...(isAligned || sizesProp !== undefined ? (['height'] as const) : []),
    ],
  };
}

/** Returns a value in px; undefined for the height of the content. */
export function getPixels(
  { spaces }: SpaceBlock,
  value: SpaceValue | undefined,
): number | undefined {
  if (value === undefined || value === 'auto') return undefined;
  return typeof value === 'number' ? value : spaces[value];
}

/** Returns the stored px of a side, or undefined when no device sets it. */
export function getStoredSide(block: SpaceBlock, field: SideField): number | undefined {
  const { settings, device, type } = block;
  if (getOrigin(settings, device, 'spacing', field) === 'default') return undefined;
  return getPixels(block, effective(settings, device, 'spacing', type)[field]);
}

/** Returns the step of the theme that a field has, or undefined for a number. */
export function getStoredToken(
  { settings, device, type }: SpaceBlock,
  field: SpaceField,
): SpaceToken | undefined {
  if (field === 'height') return undefined;
  const value =
    field === 'gap'
      ? effective(settings, device, 'alignment', type).gap
      : effective(settings, device, 'spacing', type)[field];
  return typeof value === 'number' ? undefined : value;
}

/** Values of one group of settings. */
type GroupValues =
  | { readonly group: 'spacing'; readonly values: Partial<DeviceGroups['spacing']> }
  | { readonly group: 'alignment'; readonly values: Partial<DeviceGroups['alignment']> };

function toGroupValues(block: SpaceBlock, { gap, height, ...sides }: SpaceValues): GroupValues {
  if (gap !== undefined && gap !== 'auto') {
    // A step of the theme is in px.
    if (typeof gap === 'string') return { group: 'alignment', values: { gap, gapUnit: 'px' } };
    const { gapUnit } = effective(block.settings, block.device, 'alignment', block.type);
    return { group: 'alignment', values: { gap: convertLength(gap, 'px', gapUnit), gapUnit } };
  }
  if (height === 'auto') return { group: 'alignment', values: { heightAuto: true } };
  if (typeof height === 'number')
    return { group: 'alignment', values: { height, heightUnit: 'px', heightAuto: false } };
  return { group: 'spacing', values: sides as Partial<DeviceGroups['spacing']> };
}

/** Returns the picture's sizes with a height on the device. */
function withHeight({ node, device }: SpaceBlock, prop: string, height: number): JsonObject {
  const sizes = asObject(node.props[prop]);
  const shown = { ...asObject(sizes.desktop), ...asObject(sizes[device]) };
  return { ...sizes, [device]: { ...shown, height, heightUnit: 'px' } };
}

/** Returns the operation that stores values, the same as that of the panels. */
export function planSpace(block: SpaceBlock, values: SpaceValues): Operation {
  const { id, node, device, type, settings, sizesProp } = block;
  if (sizesProp !== undefined && typeof values.height === 'number')
    return {
      type: 'setProp',
      id,
      path: [sizesProp],
      value: withHeight(block, sizesProp, values.height),
    };
  const change = toGroupValues(block, values);
  const sync = device === 'desktop' && isSynced(node, change.group);
  const next = setValues(settings, { ...change, device, sync, blockType: type });
  return { type: 'setProp', id, path: ['settings'], value: next as unknown as JsonValue };
}

/** Returns the operation that removes the device's own value, so that it inherits again; undefined without an own value. */
export function planReset(block: SpaceBlock, field: SpaceField): Operation | undefined {
  const { id, device, settings, sizesProp } = block;
  if (field === 'height' && sizesProp !== undefined) return undefined;
  const next =
    field === 'gap' || field === 'height'
      ? resetValues(settings, { device, group: 'alignment', fields: ALIGNMENT_FIELDS[field] })
      : resetValues(settings, { device, group: 'spacing', fields: [field] });
  if (JSON.stringify(next) === JSON.stringify(settings)) return undefined;
  return { type: 'setProp', id, path: ['settings'], value: next as unknown as JsonValue };
}

/** Returns the CSS declarations that show values before they are stored, as the page would. */
export function getPreview(block: SpaceBlock, values: SpaceValues): [string, string][] {
  if (block.sizesProp !== undefined && typeof values.height === 'number')
    return [['height', `${values.height}px`]];
  const { group, values: fields } = toGroupValues(block, values);
  const { rules } = compileSettings(
    { desktop: { [group]: fields } },
    { ...readVisibility(block.node.props) },
    { blockType: block.type, pageImage: '', isHomepage: false, editing: true },
  );
  return rules
    .filter(({ part }) => part === 'root')
    .flatMap(({ declarations }) => declarations.split(';'))
    .flatMap((declaration): [string, string][] => {
      const at = declaration.indexOf(':');
      return at < 0 ? [] : [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()]];
    });
}
