import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract, type Media } from '@org/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { checkImage } from './check-image.ts';

/** An upload on its way. */
export interface RunningUpload {
  readonly name: string;
  /** 0–100 */
  readonly percent: number;
}

/** Uploads one image, says how far it is, and why it failed. */
export interface Upload {
  readonly running: RunningUpload | undefined;
  readonly error: string;
  readonly start: (file: File) => Promise<void>;
  readonly cancel: () => void;
}

/** Shape: who gets the uploaded image. An upload ends with the component that started it. */
export function useUpload(onUploaded: (media: Media) => void): Upload {
  const api = useApi();
  const queries = useQueryClient();
  const [running, setRunning] = useState<RunningUpload>();
  const [error, setError] = useState('');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(file: File): Promise<void> {
    const refusal = checkImage(file);
    setError(refusal);
    if (refusal) return;
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const { signal } = own;
    const form = new FormData();
    form.append('files[]', file, file.name);
    setRunning({ name: file.name, percent: 0 });
    try {
      const { media } = await api.call(apiContract.media.upload, {
        form,
        signal,
        onProgress: ({ loaded, total }) =>
          setRunning({ name: file.name, percent: Math.round((100 * loaded) / Math.max(1, total)) }),
      });
      void queries.invalidateQueries({ queryKey: callKey(apiContract.media.list) });
      if (media[0]) onUploaded(media[0]);
    } catch (failure) {
      if (signal.aborted) return;
      if (!isApiError(failure)) throw failure;
      setError(`${failure.message}. ${failure.hint}`);
    } finally {
      if (!signal.aborted) setRunning(undefined);
    }
  }

  return {
    running,
    error,
    start,
    cancel() {
      controller.current?.abort();
      setRunning(undefined);
    },
  };
}
