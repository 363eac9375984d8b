import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { MediaFolder, Usage } from '@org/schema/entities';
import { ask, confirm, toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { refreshMedia } from '../media-data/media.queries.ts';
import { text } from '../media-data/messages.ts';
import { type AdminLinks, useAdminLinks } from '../screen/admin-links.tsx';
import { failureText } from '../screen/failure-text.ts';
import { UsageList } from './usage-list.tsx';

/** Actions on images. */
export interface MediaActions {
  /**
   * Asks, deletes and shows the result; asks again for images in use.
   * @param name - name of a single one
   * @returns deleted ids
   */
  readonly remove: (ids: readonly number[], name?: string) => Promise<readonly number[]>;
  /**
   * Returns true on success.
   * @param folder - folder or undefined for none
   */
  readonly move: (ids: readonly number[], folder: number | undefined) => Promise<boolean>;
  /**
   * Takes folder, its new parent, undefined for the top level.
   * @returns true on success
   */
  readonly moveFolder: (folder: MediaFolder, place: MediaFolder | undefined) => Promise<boolean>;
}

interface Removal {
  readonly deleted: readonly number[];
  /** Images that were not deleted because they are in use, and their uses. */
  readonly kept: readonly number[];
  readonly usage: readonly Usage[];
}

const askAnyway = (kept: number, usage: readonly Usage[], links: AdminLinks): Promise<boolean> =>
  ask({
    title: text.inUseTitle,
    content: (
      <>
        <p className="ad-dialog-text">{text.inUse(kept)}</p>
        <UsageList usage={usage} links={links} />
      </>
    ),
    dismissed: false,
    width: 480,
    buttons: [
      { label: text.keep, value: false, focused: true },
      { label: text.removeAnyway, value: true, kind: 'danger' },
    ],
  });

/** Deletes and moves images and folders, for the media library and its details. */
export function useMediaActions(): MediaActions {
  const api = useApi();
  const queries = useQueryClient();
  const links = useAdminLinks();
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
          first.kept.length > 0 && (await askAnyway(first.kept.length, first.usage, links))
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
