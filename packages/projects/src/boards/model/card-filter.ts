import { type BoardCard, PRIORITIES, type Priority } from '@org/schema/entities';

/** Ways to group the cards of a board into rows. */
export const LANES = ['none', 'person', 'project'] as const;
export type Lanes = (typeof LANES)[number];

/** Filters of a board, as the server applies them. */
export interface CardFilter {
  readonly assigneeId?: number;
  readonly projectId?: number;
  readonly priority?: Priority;
  readonly text?: string;
}

/** State of a board's screen that is kept in its URL. */
export interface BoardAddress {
  readonly person?: string;
  readonly project?: string;
  readonly priority?: string;
  readonly text?: string;
  readonly lanes?: string;
}

const readId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;

/** Reads the address of a board's screen; unknown values are left out. */
export function readBoardAddress(given: Record<string, unknown>): BoardAddress {
  const names = ['person', 'project', 'priority', 'text', 'lanes'] as const;
  const known = names.flatMap((name) => {
    const value = toText(given[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}

/** Returns the filters of an address. */
export function getFilter({ person, project, priority, text }: BoardAddress): CardFilter {
  const assigneeId = readId(person);
  const projectId = readId(project);
  const level = PRIORITIES.find((value) => value === priority);
  const words = text?.trim().slice(0, 200);
  return {
    ...(assigneeId !== undefined && { assigneeId }),
    ...(projectId !== undefined && { projectId }),
    ...(level && { priority: level }),
    ...(words && { text: words }),
  };
}

/** Returns how an address groups cards into rows. */
export const getLanes = ({ lanes }: BoardAddress): Lanes =>
  LANES.find((value) => value === lanes) ?? 'none';

/** Returns true for a filter that hides cards. */
export const isFiltered = (filter: CardFilter): boolean => Object.keys(filter).length > 0;

/** Returns true when a card passes the filters. */
export function matchesFilter(card: BoardCard, filter: CardFilter): boolean {
  const { assigneeId, projectId, priority, text } = filter;
  const project = card.entity === 'project' ? card.id : card.project_id;
  return (
    (assigneeId === undefined || card.assignees.some(({ id }) => id === assigneeId)) &&
    (projectId === undefined || project === projectId) &&
    (priority === undefined || card.priority === priority) &&
    (!text || card.title.toLowerCase().includes(text.toLowerCase()))
  );
}
