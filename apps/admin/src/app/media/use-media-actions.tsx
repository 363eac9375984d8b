import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract, type MediaFolder, type Usage } from '@org/schema';
import { ask, confirm, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from './failure-text.ts';
import { refreshMedia } from './media.queries.ts';
import { text } from './messages.ts';
import { UsageList } from './usage-list.tsx';

/** What can be done with several images. */
export interface MediaActions {
  /** Asks, deletes, says what happened; asks again for those that are in use. Shape: ids, name where one is meant → those that are gone. */
  readonly remove: (ids: readonly number[], name?: string) => Promise<readonly number[]>;
  /** Shape: ids, folder or undefined for none → true when they are there. */
  readonly move: (ids: readonly number[], folder: number | undefined) => Promise<boolean>;
  /** Shape: folder, the one that it goes to, undefined for the top → true when it is there. */
  readonly moveFolder: (folder: MediaFolder, place: MediaFolder | undefined) => Promise<boolean>;
}

interface Removal {
  readonly deleted: readonly number[];
  /** Those that are in use, and where. */
  readonly kept: readonly number[];
  readonly usage: readonly Usage[];
}

const askAnyway = (kept: number, usage: readonly Usage[]): Promise<boolean> =>
  ask({
    title: text.inUseTitle,
    content: (
      <>
        <p className="ad-dialog-text">{text.inUse(kept)}</p>
        <UsageList usage={usage} />
      </>
    ),
    dismissed: false,
    width: 480,
    buttons: [
      { label: text.keep, value: false, focused: true },
      { label: text.removeAnyway, value: true, kind: 'danger' },
    ],
  });

/** Deleting and moving images and folders, for the library and the details of one. */
export function useMediaActions(): MediaActions {
  const api = useApi();
  const queries = useQueryClient();
  const { media } = apiContract;

  async function send(ids: readonly number[], force: boolean): Promise<Removal> {
    const body = { mediaToDelete: [...ids], force };
    try {
      const { deleted, failed, usage = [] } = await api.call(media.bulkRemove, { body });
      return { deleted, kept: usage.length > 0 ? failed.map(({ id }) => id) : [], usage };
    } catch (error) {
      if (!isApiError(error, 'in_use')) throw error;
      return { deleted: [], kept: ids, usage: (error.body.usage ?? []) as Usage[] };
    }
  }

  return {
    async remove(ids, name) {
      const question =
        name !== undefined ? text.removeQuestion(name) : text.removeManyQuestion(ids.length);
      const confirmLabel = name !== undefined ? text.removeOne : text.removeMany(ids.length);
      if ((await confirm({ text: question, confirmLabel, danger: true })) !== 'confirm') return [];
      try {
        const first = await send(ids, false);
        const anyway =
          first.kept.length > 0 && (await askAnyway(first.kept.length, first.usage))
            ? (await send(first.kept, true)).deleted
            : [];
        const gone = [...first.deleted, ...anyway];
        await refreshMedia(queries);
        if (gone.length > 0) toast.success(text.removed(gone.length));
        return gone;
      } catch (error) {
        toast.error(failureText(error));
        await refreshMedia(queries);
        return [];
      }
    },
    async moveFolder({ id, name, version }, place) {
      try {
        const body = { parent_id: place?.id ?? -1, version };
        await api.call(media.changeFolder, { params: { id }, body });
        toast.success(text.folderMoved(name, place ? `“${place.name}”` : text.media));
        await refreshMedia(queries);
        return true;
      } catch (error) {
        toast.error(failureText(error));
        await refreshMedia(queries);
        return false;
      }
    },
    async move(ids, folder) {
      try {
        const body = { mediaToMove: [...ids], folder_id: folder ?? -1 };
        const { moved } = await api.call(media.move, { body });
        await refreshMedia(queries);
        toast.success(text.moved(moved.length));
        return true;
      } catch (error) {
        toast.error(failureText(error));
        await refreshMedia(queries);
        return false;
      }
    },
  };
}
