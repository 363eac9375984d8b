import type { ApiClient } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import type { Media } from '@org/schema/entities';

/** Options of an upload. */
export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Target folder; none by default. */
  readonly folder?: number | undefined;
  /** Called with the progress, 0–100; at 100 the server processes the image. */
  readonly onPercent?: (percent: number) => void;
}

/** Returns the form data of an upload. */
export function imageForm(file: File): FormData {
  const form = new FormData();
  form.append('files[]', file, file.name);
  return form;
}

/**
 * Uploads an image.
 * @throws when the API refuses it, and when it is aborted
 */
export async function sendImage(
  api: ApiClient,
  file: File,
  { signal, folder, onPercent }: SendOptions = {},
): Promise<Media | undefined> {
  const { media } = await api.call(apiContract.media.upload, {
    form: imageForm(file),
    query: folder === undefined ? {} : { folderId: folder },
    ...(signal && { signal }),
    ...(onPercent && {
      onProgress: ({ loaded, total }: { readonly loaded: number; readonly total: number }) =>
        onPercent(Math.round((100 * loaded) / Math.max(1, total))),
    }),
  });
  return media[0];
}
