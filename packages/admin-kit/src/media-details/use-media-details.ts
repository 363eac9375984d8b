import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Crop, type Media, mediaSchema } from '@org/schema/entities';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkImage } from '../media-data/check-image.ts';
import { refreshMedia } from '../media-data/media.queries.ts';
import { text } from '../media-data/messages.ts';
import { imageForm } from '../media-data/send-image.ts';
import { failureText } from '../screen/failure-text.ts';

/** Form values of an image. */
export interface MediaValues {
  readonly filename: string;
  readonly alt: string;
  readonly title: string;
  readonly focal: { readonly x: number; readonly y: number };
  readonly folder_id: number | null;
}

/** Returns the form values of an image. */
function getValues({ filename, alt, title, focal, folder_id }: Media): MediaValues {
  return { filename, alt, title, focal, folder_id };
}

/** Returns true when a value was changed. */
function isChanged(values: MediaValues, media: Media): boolean {
  return JSON.stringify(values) !== JSON.stringify(getValues(media));
}

/** State of an image that is being edited, and its actions. */
export interface MediaDetailsState {
  readonly values: MediaValues;
  readonly change: (values: Partial<MediaValues>) => void;
  readonly dirty: boolean;
  readonly busy: 'save' | 'crop' | 'replace' | undefined;
  /** Problem by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** The image as another user has saved it in the meantime. */
  readonly conflict: Media | undefined;
  readonly save: () => Promise<boolean>;
  /**
   * Returns true on success.
   * @param crop - crop or null for the whole image
   */
  readonly crop: (crop: Crop | null) => Promise<boolean>;
  readonly replace: (file: File) => Promise<void>;
  readonly takeTheirs: () => void;
  readonly keepMine: () => Promise<void>;
}

/** Edits an image; every change is sent with the version that it is based on. */
export function useMediaDetails(media: Media): MediaDetailsState {
  const api = useApi();
  const queries = useQueryClient();
  const [values, setValues] = useState<MediaValues>(() => getValues(media));
  const [busy, setBusy] = useState<MediaDetailsState['busy']>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState<Media>();
  const params = { id: media.id };

  function keep(saved: Media): void {
    queries.setQueryData(callKey(apiContract.media.get, { params }), {
      success: true,
      media: saved,
      results: saved,
    });
    void refreshMedia(queries);
  }

  /** Runs a change and shows its result. */
  async function run(
    what: NonNullable<MediaDetailsState['busy']>,
    send: () => Promise<Media>,
    done: string,
  ): Promise<Media | undefined> {
    setBusy(what);
    setErrors({});
    try {
      const saved = await send();
      keep(saved);
      setConflict(undefined);
      toast.success(done);
      return saved;
    } catch (error) {
      if (isApiError(error, 'conflict') && mediaSchema.isValidSync(error.current))
        setConflict(mediaSchema.cast(error.current));
      else if (isApiError(error, 'validation_failed') && what === 'save')
        setErrors(error.formErrors);
      else toast.error(failureText(error));
      return undefined;
    } finally {
      setBusy(undefined);
    }
  }

  async function save(version = media.version): Promise<boolean> {
    const { folder_id, ...rest } = values;
    const body = { ...rest, folder_id: folder_id ?? -1, version };
    const saved = await run(
      'save',
      async () => (await api.call(apiContract.media.update, { params, body })).media,
      text.saved,
    );
    if (saved) setValues(getValues(saved));
    return saved !== undefined;
  }

  return {
    values,
    change: (next) => setValues((before) => ({ ...before, ...next })),
    dirty: isChanged(values, media),
    busy,
    errors,
    conflict,
    save: () => save(),
    async crop(crop) {
      const body = { crop, version: media.version };
      const saved = await run(
        'crop',
        async () => (await api.call(apiContract.media.crop, { params, body })).media,
        crop ? text.croppedNow : text.wholeNow,
      );
      // Texts that are being typed are kept; the focal point belongs to the new crop.
      if (saved) setValues((before) => ({ ...before, focal: saved.focal }));
      return saved !== undefined;
    },
    async replace(file) {
      const refusal = checkImage(file);
      if (refusal) return void toast.error(refusal);
      const query = { version: media.version };
      const form = imageForm(file);
      const saved = await run(
        'replace',
        async () => (await api.call(apiContract.media.replace, { params, query, form })).media,
        text.replaced,
      );
      if (saved)
        setValues(({ alt, title, folder_id }) => ({ ...getValues(saved), alt, title, folder_id }));
    },
    takeTheirs() {
      if (!conflict) return;
      keep(conflict);
      setValues(getValues(conflict));
      setConflict(undefined);
    },
    async keepMine() {
      if (conflict) await save(conflict.version);
    },
  };
}
