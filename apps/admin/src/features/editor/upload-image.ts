import { failureText } from '@org/admin-kit';
import { checkImage, refreshMedia, sendImage } from '@org/admin-kit/media';
import type { ApiClient } from '@org/api-client';
import type { Media } from '@org/schema/entities';
import { toast } from '@org/ui';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Uploads a pasted image to the media library, or shows why it failed.
 * @returns the image, or undefined
 */
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
