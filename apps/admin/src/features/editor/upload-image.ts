import { type ApiClient, isApiError } from '@org/api-client';
import { apiContract, type Media } from '@org/schema';
import { toast } from '@org/ui';
import { checkImage } from '../../app/media/check-image.ts';

/** Puts a pasted picture into the library and says so, or why it could not be. Shape: file → the picture, or undefined. */
export async function uploadImage(api: ApiClient, file: File): Promise<Media | undefined> {
  const refusal = checkImage(file);
  if (refusal) {
    toast.error(refusal);
    return undefined;
  }
  const form = new FormData();
  form.append('files[]', file, file.name);
  try {
    const { media } = await api.call(apiContract.media.upload, { form });
    return media[0];
  } catch (failure) {
    if (!isApiError(failure)) throw failure;
    toast.error(`${failure.message}. ${failure.hint}`);
    return undefined;
  }
}
