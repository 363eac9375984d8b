import type { MediaFolder } from '@org/schema';

/** The folder and those that it lies in, outermost first; empty for one that is not there. */
export function pathTo(folders: readonly MediaFolder[], id: number | undefined): MediaFolder[] {
  const path: MediaFolder[] = [];
  for (let at = id; at !== undefined; ) {
    const folder = folders.find((one) => one.id === at);
    if (!folder || path.includes(folder)) return path;
    path.unshift(folder);
    at = folder.parent_id ?? undefined;
  }
  return path;
}

/** Folders that lie in one, or at the top, by name. */
export function foldersIn(
  folders: readonly MediaFolder[],
  parent: number | undefined,
): MediaFolder[] {
  return folders.filter(({ parent_id }) => parent_id === (parent ?? null));
}

/** All folders with the way to each, for a choice. Shape: → id and `Campaigns / Summer`, by that. */
export function folderChoices(
  folders: readonly MediaFolder[],
): { readonly id: number; readonly label: string }[] {
  return folders
    .map(({ id }) => ({
      id,
      label: pathTo(folders, id)
        .map(({ name }) => name)
        .join(' / '),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
