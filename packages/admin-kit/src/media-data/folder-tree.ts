import { FOLDER_LIMITS, type MediaFolder } from '@org/schema/entities';

/** Returns the folder and its ancestors, outermost first; empty when it does not exist. */
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

/** Returns the folders of a parent, or of the top level, by name. */
export function foldersIn(
  folders: readonly MediaFolder[],
  parent: number | undefined,
): MediaFolder[] {
  return folders.filter(({ parent_id }) => parent_id === (parent ?? null));
}

/** Returns the height of a folder's subtree, including itself. */
function getHeight(folders: readonly MediaFolder[], id: number): number {
  return 1 + Math.max(0, ...foldersIn(folders, id).map((one) => getHeight(folders, one.id)));
}

/**
 * Returns the possible targets of a moved folder: not its current parent, not itself or a descendant, not too deep, not where a
 * folder with its name exists.
 * @returns ids, undefined for the top level
 */
export function placesFor(folders: readonly MediaFolder[], id: number): (number | undefined)[] {
  const moved = folders.find((one) => one.id === id);
  if (!moved) return [];
  const height = getHeight(folders, id);
  const name = moved.name.toLowerCase();
  return [undefined, ...folders.map((one) => one.id)].filter((place) => {
    const path = pathTo(folders, place);
    return (
      place !== (moved.parent_id ?? undefined) &&
      !path.includes(moved) &&
      path.length + height <= FOLDER_LIMITS.depth &&
      !foldersIn(folders, place).some((one) => one.name.toLowerCase() === name)
    );
  });
}

/**
 * Returns all folders with their paths as options.
 * @returns id and `Campaigns / Summer`, sorted by path
 */
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
