import { FOLDER_LIMITS, type MediaFolder } from '@org/schema';

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

/** How many folders lie in each other from one on, itself counted. */
function getHeight(folders: readonly MediaFolder[], id: number): number {
  return 1 + Math.max(0, ...foldersIn(folders, id).map((one) => getHeight(folders, one.id)));
}

/** Where a folder can be moved: elsewhere than it is, not into itself, not too deep, not beside its own name. Shape: → ids, undefined for the top. */
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
