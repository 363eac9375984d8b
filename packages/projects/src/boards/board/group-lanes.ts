import type { BoardCard } from '@org/schema/entities';
import type { CardKey } from '../model/board-state.ts';
import type { Lanes } from '../model/card-filter.ts';

/** A row of a board: the cards of a person or project, by column. */
export interface Lane {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly keys: ReadonlyMap<number, readonly CardKey[]>;
}

/** Cards of a column in their order. */
export interface ColumnOfCards {
  readonly columnId: number;
  readonly keys: readonly CardKey[];
}

interface Place {
  readonly id: string;
  readonly name: string;
}

/** Names of the rows for cards without a person or project. */
export interface LaneNames {
  readonly nobody: string;
  readonly noProject: string;
}

/** Returns the rows that a card is in: one for each person, or that of its project. */
function getPlaces(card: BoardCard, by: Lanes, names: LaneNames): readonly Place[] {
  if (by === 'person') {
    const people = card.assignees.map(({ id, displayName }) => ({
      id: String(id),
      name: displayName,
    }));
    return people.length > 0 ? people : [{ id: '', name: names.nobody }];
  }
  const project = card.entity === 'project' ? card.id : card.project_id;
  const title = card.entity === 'project' ? card.title : card.project_title;
  return [
    project === null ? { id: '', name: names.noProject } : { id: String(project), name: title },
  ];
}

/** Groups the cards of a board into rows by person or project, sorted by name; the row for cards without either is last. */
export function groupLanes(
  columns: readonly ColumnOfCards[],
  getCard: (key: CardKey) => BoardCard | undefined,
  by: Lanes,
  names: LaneNames,
): readonly Lane[] {
  const lanes = new Map<
    string,
    { name: string; keys: Map<number, CardKey[]>; all: Set<CardKey> }
  >();
  for (const { columnId, keys } of columns)
    for (const key of keys) {
      const card = getCard(key);
      for (const { id, name } of card ? getPlaces(card, by, names) : []) {
        const lane = lanes.get(id) ?? { name, keys: new Map(), all: new Set() };
        lanes.set(id, lane);
        lane.all.add(key);
        lane.keys.set(columnId, [...(lane.keys.get(columnId) ?? []), key]);
      }
    }
  return [...lanes]
    .map(([id, { name, keys, all }]) => ({ id: `${by}${id}`, name, keys, count: all.size }))
    .sort((one, other) => {
      if (one.id === by || other.id === by) return one.id === by ? 1 : -1;
      return one.name.localeCompare(other.name) || one.id.localeCompare(other.id);
    });
}
