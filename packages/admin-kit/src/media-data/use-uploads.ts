import { type ApiClient, isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import type { Media } from '@org/schema/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { failureText } from '../screen/failure-text.ts';
import { checkImage } from './check-image.ts';
import { refreshMedia } from './media.queries.ts';
import { type SendOptions, sendImage } from './send-image.ts';
import { type QueuedUpload, UploadFailure, UploadQueue } from './upload-queue.ts';

const CAN_PASS = new Set([
  'unreachable',
  'unavailable',
  'rate_limited',
  'internal',
  'unreadable',
  'storage_full',
]);

async function sendOrTell(
  api: ApiClient,
  file: File,
  options: SendOptions,
): Promise<Media | undefined> {
  try {
    return await sendImage(api, file, options);
  } catch (error) {
    if (!isApiError(error)) throw error;
    throw new UploadFailure(failureText(error), CAN_PASS.has(error.code), { cause: error });
  }
}

/** Uploads as a list shows them. */
export interface Uploads {
  readonly rows: readonly QueuedUpload[];
  /** Uploads files into a folder; undefined for none. */
  readonly add: (files: readonly File[], folder: number | undefined) => void;
  readonly retry: (id: number) => void;
  readonly dismiss: (id: number) => void;
  readonly clear: () => void;
}

/**
 * Uploads several files, each with its own progress and failure. Uploads continue when the user navigates; closing the tab asks
 * first.
 */
export function useUploads(onUploaded?: (media: Media) => void): Uploads {
  const api = useApi();
  const queries = useQueryClient();
  const told = useRef(onUploaded);
  told.current = onUploaded;
  const [{ queue, uploads }] = useState(() => {
    const folders = new WeakMap<File, number>();
    const queue = new UploadQueue(async (file, signal, onPercent) => {
      const media = await sendOrTell(api, file, { folder: folders.get(file), signal, onPercent });
      void refreshMedia(queries);
      if (media) told.current?.(media);
    }, checkImage);
    const add: Uploads['add'] = (files, folder) => {
      if (folder !== undefined) for (const file of files) folders.set(file, folder);
      queue.add(files);
    };
    const uploads = {
      add,
      retry: (id: number) => queue.retry(id),
      dismiss: (id: number) => queue.dismiss(id),
      clear: () => queue.clear(),
    };
    return { queue, uploads };
  });
  const rows = useSyncExternalStore(queue.subscribe, () => queue.rows);
  const isRunning = rows.some(({ state: { kind } }) => kind === 'waiting' || kind === 'sending');
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  return { rows, ...uploads };
}
