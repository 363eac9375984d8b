import { failureText } from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import { apiContract, type Import, type OnMatch } from '@org/schema/contract';
import { toast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { importKey } from './imports.queries.ts';
import { text } from './messages.ts';

/** Changes of how a file is imported. */
export type ImportChange = {
  mapping?: string[];
  matchOn?: string;
  onMatch?: OnMatch;
  makesMissing?: boolean;
};

/** An import with the changes that are being saved. */
export interface ImportChanges {
  /** The import as the user has changed it. */
  readonly shown: Import;
  /** Shows a change and saves it after the changes before it. */
  readonly change: (change: ImportChange) => void;
  /** Waits for the changes that are being saved. Resolves to whether all of them are saved. */
  readonly settle: () => Promise<boolean>;
}

/**
 * Saves changes of an import one after the other, each based on the version that the one before has left, so that none is lost and
 * the import starts with all of them. A change that cannot be saved is reported and taken back.
 */
export function useImportChanges(record: Import): ImportChanges {
  const api = useApi();
  const queries = useQueryClient();
  const [pending, setPending] = useState<ImportChange>();
  const waiting = useRef<ImportChange>(undefined);
  const saving = useRef<Promise<boolean>>(undefined);
  // The last response may be newer than the rendered record.
  const saved = useRef(record);
  if (record.version > saved.current.version) saved.current = record;
  const key = importKey(record.id);

  async function save(): Promise<boolean> {
    try {
      while (waiting.current) {
        const body = { ...waiting.current, version: saved.current.version };
        waiting.current = undefined;
        const { import: now } = await api.call(apiContract.imports.update, {
          params: { id: record.id },
          body,
        });
        saved.current = now;
        queries.setQueryData(key, { success: true, import: now, results: now });
      }
      return true;
    } catch (failure) {
      waiting.current = undefined;
      toast.error(`${text.saveFailed}: ${failureText(failure)}`);
      await queries.invalidateQueries({ queryKey: key });
      return false;
    } finally {
      saving.current = undefined;
      setPending(undefined);
    }
  }

  return {
    shown: pending ? { ...record, ...pending } : record,
    change: (change) => {
      setPending((now) => ({ ...now, ...change }));
      waiting.current = { ...waiting.current, ...change };
      saving.current ??= save();
    },
    settle: async () => (await saving.current) ?? true,
  };
}
