import type { BoxShadow } from './box-shadow.ts';

/** States of a block that have a style: under the pointer, focused by keyboard, and pressed. */
export const BLOCK_STATES = ['hover', 'focus', 'pressed'] as const;
/** A state of a block. */
export type BlockState = (typeof BLOCK_STATES)[number];

/** Style of a block in a state, on all devices. */
export interface StateSettings {
  backgroundColor: string;
  textColor: string;
  borderColor: string;
  boxShadow: BoxShadow;
  /** 0 to 1. */
  opacity: number;
  /** Distance by which the block moves up, px. */
  lift: number;
  /** %, 100 for its own size. */
  scale: number;
}

/** Styles of states as stored: only values that differ from those of the block. */
export type SparseStates = { readonly [State in BlockState]?: Partial<StateSettings> | undefined };
