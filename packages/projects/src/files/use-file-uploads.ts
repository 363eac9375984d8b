import { failureText } from '@org/admin-kit';
import { callKey, useApi } from '@org/api-client/react';
import { sizeText } from '@org/schema';
import type { FileContract } from '@org/schema/contract';
import { UPLOAD_LIMIT } from '@org/schema/entities';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { text } from './messages.ts';

/** A file that is being sent, or was refused. */
export interface FileUpload {
  readonly id: number;
  readonly name: string;
  /** Percentage that was sent. */
  readonly percent: number;
  /** Reason of a failure; '' for none. */
  readonly failure: string;
}

/** Uploads of a record: those under way and those that failed, and functions that add and dismiss them. */
export interface FileUploads {
  readonly uploads: readonly FileUpload[];
  readonly send: (files: readonly File[]) => void;
  readonly dismiss: (id: number) => void;
}

/** Sends files of a record, one after the other; a refused file does not stop the others. */
export function useFileUploads(
  id: number,
  calls: Pick<FileContract, 'files' | 'addFiles'>,
): FileUploads {
  const api = useApi();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const lastId = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const change = useCallback((of: number, changed: Partial<FileUpload> | undefined) => {
    setUploads((all) =>
      all.flatMap((one) => {
        if (one.id !== of) return [one];
        return changed ? [{ ...one, ...changed }] : [];
      }),
    );
  }, []);

  async function sendOne(uploadId: number, file: File): Promise<void> {
    const form = new FormData();
    form.append('files[]', file);
    try {
      await api.call(calls.addFiles, {
        params: { id },
        form,
        onProgress: ({ loaded, total }) =>
          change(uploadId, { percent: Math.round((loaded / Math.max(1, total)) * 100) }),
      });
      change(uploadId, undefined);
    } catch (error) {
      change(uploadId, { failure: failureText(error) });
    }
    await queries.invalidateQueries({ queryKey: [...callKey(calls.files), id] });
  }

  return {
    uploads,
    send: (files) => {
      for (const file of files) {
        lastId.current += 1;
        const uploadId = lastId.current;
        const failure = file.size > UPLOAD_LIMIT ? text.tooLarge(sizeText(UPLOAD_LIMIT)) : '';
        setUploads((all) => [...all, { id: uploadId, name: file.name, percent: 0, failure }]);
        if (failure === '') queue.current = queue.current.then(() => sendOne(uploadId, file));
      }
    },
    dismiss: (uploadId) => change(uploadId, undefined),
  };
}
