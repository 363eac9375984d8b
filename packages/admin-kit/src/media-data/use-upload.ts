import { useApi } from '@org/api-client/react';
import type { Media } from '@org/schema/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../screen/failure-text.ts';
import { checkImage } from './check-image.ts';
import { refreshMedia } from './media.queries.ts';
import { sendImage } from './send-image.ts';

/** An upload in progress. */
export interface RunningUpload {
  readonly name: string;
  /** 0–100 */
  readonly percent: number;
}

/** State and actions of a single upload. */
export interface Upload {
  readonly running: RunningUpload | undefined;
  readonly error: string;
  readonly start: (file: File) => Promise<void>;
  readonly cancel: () => void;
}

/**
 * Uploads a single image. An upload is aborted when the component unmounts.
 * @param onUploaded - handler of the uploaded image
 */
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
    const { name } = file;
    setRunning({ name, percent: 0 });
    try {
      const onPercent = (percent: number): void => setRunning({ name, percent });
      const media = await sendImage(api, file, { signal, onPercent });
      void refreshMedia(queries);
      if (media) onUploaded(media);
    } catch (failure) {
      if (signal.aborted) return;
      setError(failureText(failure));
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
