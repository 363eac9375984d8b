import type { ApiClient } from '@org/api-client';
import { apiContract, type Media } from '@org/schema';

/** What sending an image may be given. */
export interface SendOptions {
  readonly signal?: AbortSignal;
  /** Folder that the image goes to; none where it is left out. */
  readonly folder?: number | undefined;
  /** Told how far it is, 0–100; at 100 the server works on it. */
  readonly onPercent?: (percent: number) => void;
}

/** The form in which the API takes an image. */
export function imageForm(file: File): FormData {
  const form = new FormData();
  form.append('files[]', file, file.name);
  return form;
}

/** Sends one image to the library. Errors: rejects as the API refuses it, and when it is aborted. */
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
