import type { Operation } from '@org/content';
import { effective } from '@org/device-settings';
import type { Device, Viewport } from '@org/schema';
import type { BuilderNode, NodeId, SparseSettings } from '@org/schema/entities';
import { asObject } from '../../model/document/as-object.ts';
import type { DocumentStore } from '../../model/document/document-store.ts';

/** Type of the blocks whose widths are dragged. */
const COLUMN = 'Column';
/** Type of the blocks in which columns have cells instead of widths. */
const GRID = 'Grid';
/** Parts of the width of a row. */
export const TWELFTHS = 12;

/** A row or section with its columns, on one device. */
export interface ColumnRow {
  readonly id: NodeId;
  readonly name: string;
  readonly device: Device;
  /** Columns in the order of the page. */
  readonly columns: readonly NodeId[];
}

/** New widths of columns in twelfths by id; undefined removes that of the device. */
export type ColumnSpans = Readonly<Record<NodeId, number | undefined>>;

const isColumn = (node: BuilderNode | undefined): boolean => node?.type.resolvedName === COLUMN;

/** Returns true when the width of a column is a setting of its style, which twelfths do not change. */
function hasOwnWidth(node: BuilderNode, device: Device): boolean {
  const settings = (node.props.settings ?? {}) as SparseSettings;
  const { widthAuto, fluid } = effective(settings, device, 'alignment', COLUMN);
  return fluid || !widthAuto;
}

/**
 * Reads the row of a block: the block itself, or the row around a column. Undefined for other blocks and for rows with less than two
 * columns.
 */
export function readColumnRow(
  store: DocumentStore,
  selected: NodeId,
  viewport: Viewport,
): ColumnRow | undefined {
  const node = store.node(selected);
  const id = isColumn(node) ? node?.parent : selected;
  const row = store.node(id ?? '');
  const columns = row?.nodes ?? [];
  if (!row || id === undefined || id === null || columns.length < 2) return undefined;
  if (row.type.resolvedName === GRID) return undefined;
  if (!columns.every((column) => isColumn(store.node(column)))) return undefined;
  const device = viewport === 'email' ? 'desktop' : viewport;
  return { id, name: store.getName(id), device, columns };
}

/** Returns the stored width of a column on a device in twelfths; undefined for an automatic one. */
export function getStoredSpan(
  store: DocumentStore,
  id: NodeId,
  device: Device,
): number | undefined {
  const props = store.node(id)?.props ?? {};
  const span = device === 'desktop' ? props.span : asObject(props.spans)[device];
  return typeof span === 'number' && span > 0 ? span : undefined;
}

/** Returns true when the canvas can change the width of a column. */
export function canResize(store: DocumentStore, id: NodeId, device: Device): boolean {
  const node = store.node(id);
  return node !== undefined && !hasOwnWidth(node, device);
}

/** Returns the operations that store widths for a device, the same as those of the panel. */
export function planSpans(store: DocumentStore, spans: ColumnSpans, device: Device): Operation[] {
  return Object.entries(spans).map(([key, span]): Operation => {
    const id = key as NodeId;
    if (device === 'desktop') return { type: 'setProp', id, path: ['span'], value: span ?? 0 };
    const { [device]: _own, ...others } = asObject(store.node(id)?.props.spans);
    const value = span === undefined ? others : { ...others, [device]: span };
    return { type: 'setProp', id, path: ['spans'], value };
  });
}
