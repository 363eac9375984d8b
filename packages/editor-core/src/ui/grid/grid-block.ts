import type { Operation } from '@org/content';
import type { Device, Viewport } from '@org/schema';
import type { BuilderNode, JsonValue, NodeId } from '@org/schema/entities';
import type { DocumentStore } from '../../model/document/document-store.ts';
import {
  type GridCell,
  getShownCell,
  getShownTracks,
  withDeviceValue,
} from '../../model/edits/grid-values.ts';

/** Type of the blocks that lay their children out in tracks. */
const GRID = 'Grid';

/** A block in a grid. */
export interface GridChild {
  readonly id: NodeId;
  readonly name: string;
  readonly cell: GridCell;
}

/** A grid on one device. */
export interface GridBlock {
  readonly id: NodeId;
  readonly name: string;
  readonly device: Device;
  /** Shares of the columns; 0 for one that fits its content. */
  readonly tracks: readonly number[];
  /** The selected block in it; undefined while the grid itself is selected. */
  readonly child?: GridChild | undefined;
}

const isGrid = (node: BuilderNode | undefined): boolean => node?.type.resolvedName === GRID;

/** Reads the grid of a block: the block itself, or the grid directly around it; undefined for other blocks. */
export function readGrid(
  store: DocumentStore,
  selected: NodeId,
  viewport: Viewport,
): GridBlock | undefined {
  const node = store.node(selected);
  const id = isGrid(node) ? selected : node?.parent;
  const grid = store.node(id ?? '');
  if (!node || !grid || !isGrid(grid) || id === undefined || id === null) return undefined;
  const device = viewport === 'email' ? 'desktop' : viewport;
  const tracks = getShownTracks(grid.props.tracks, device);
  const block = { id, name: store.getName(id), device, tracks };
  if (id === selected) return block;
  const cell = getShownCell(node.props.cells, device);
  return { ...block, child: { id: selected, name: store.getName(selected), cell } };
}

/** Returns the operation that stores columns for a device, the same as that of the panel. */
export function planTracks(
  store: DocumentStore,
  { id, device }: GridBlock,
  tracks: readonly number[],
): Operation {
  const value = withDeviceValue(store.node(id)?.props.tracks, device, [...tracks]);
  return { type: 'setProp', id, path: ['tracks'], value };
}

/** Returns the operation that stores a cell for a device, the same as that of the panel. */
export function planCell(
  store: DocumentStore,
  { id, device }: { readonly id: NodeId; readonly device: Device },
  cell: GridCell,
): Operation {
  const stored: JsonValue = { ...cell };
  const value = withDeviceValue(store.node(id)?.props.cells, device, stored);
  return { type: 'setProp', id, path: ['cells'], value };
}
