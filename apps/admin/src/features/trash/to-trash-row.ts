import type { TrashKind, TrashRow } from './trash-kinds.ts';

/** Converts a record of any entity to a row of the trash. */
export const toTrashRow = (record: unknown, { id: kind, title }: TrashKind): TrashRow => {
  const named = record as Readonly<Record<string, unknown>>;
  return {
    id: Number(named.id),
    kind,
    title: String(named[title] ?? ''),
    deleted_at: typeof named.deleted_at === 'string' ? named.deleted_at : null,
  };
};
