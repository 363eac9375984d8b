import type { ApiClient } from '@org/api-client';
import type { Media } from '@org/schema';
import { toast } from '@org/ui';
import type { QueryClient } from '@tanstack/react-query';
import { checkImage } from '../../app/media/check-image.ts';
import { failureText } from '../../app/media/failure-text.ts';
import { refreshMedia } from '../../app/media/media.queries.ts';
import { sendImage } from '../../app/media/send-image.ts';

/** Uploads a pasted image to the media library, or shows why it failed. Shape: file → the image, or undefined. */
export async function uploadImage(
  api: ApiClient,
  queries: QueryClient,
  file: File,
): Promise<Media | undefined> {
  const refusal = checkImage(file);
  if (refusal) {
    toast.error(refusal);
    return undefined;
  }
  try {
    const media = await sendImage(api, file);
    void refreshMedia(queries);
    return media;
  } catch (failure) {
    toast.error(failureText(failure));
    return undefined;
  }
}
