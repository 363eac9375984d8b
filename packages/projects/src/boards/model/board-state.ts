import type { BoardCard, CardEntity } from '@org/schema/entities';

/** A card by its record. */
export interface CardRef {
  readonly entity: CardEntity;
  readonly id: number;
}

/** Identifies a card on a board. */
export type CardKey = `${CardEntity} ${number}`;

/** Returns the key of a card. */
export const cardKey = ({ entity, id }: CardRef): CardKey => `${entity} ${id}`;

/** A move that the server has not confirmed yet. */
export interface CardMove {
  /** Idempotency key of its request. */
  readonly id: string;
  readonly boardId: number;
  /** The card before the move, to show it where its column is not loaded. */
  readonly card: BoardCard;
  readonly columnId: number;
  /** Card that comes right after it. A card that has moved away is ignored. */
  readonly before: CardRef | null;
  /** Card that comes right before it. */
  readonly after: CardRef | null;
}

/** Loaded cards of a column. */
export interface ColumnCards {
  /** In the order of the server. */
  readonly keys: readonly CardKey[];
  /** Position up to which cards are loaded; null when all of them are. */
  readonly loadedTo: string | null;
}

/** State of a board: the cards of the server, and the moves that wait for it. */
export interface BoardState {
  /** Number of changes, to compare the age of responses. */
  readonly clock: number;
  readonly cards: ReadonlyMap<CardKey, BoardCard>;
  /** Clock of each card's last change. */
  readonly changedAt: ReadonlyMap<CardKey, number>;
  /** Columns by their ids; a column that is not loaded has no entry. */
  readonly columns: ReadonlyMap<number, ColumnCards>;
  /** Numbers of all cards by column, loaded or not. */
  readonly counts: ReadonlyMap<number, number>;
  /** Moves in the order in which they were made. */
  readonly moves: readonly CardMove[];
}

/** A board of which nothing is loaded. */
export const EMPTY_BOARD: BoardState = {
  clock: 0,
  cards: new Map(),
  changedAt: new Map(),
  columns: new Map(),
  counts: new Map(),
  moves: [],
};

/** Compares cards by the order of the server. */
export function compareCards(one: BoardCard, other: BoardCard): number {
  if (one.position !== other.position) return one.position < other.position ? -1 : 1;
  if (one.entity !== other.entity) return one.entity < other.entity ? -1 : 1;
  return one.id - other.id;
}
