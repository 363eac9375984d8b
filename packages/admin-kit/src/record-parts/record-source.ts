import type { ApiClient } from '@org/api-client';
import type { QueryKey } from '@tanstack/react-query';

/** A record as an option, with its id as text. */
export interface RecordOption {
  readonly value: string;
  readonly label: string;
}

/** Source of the records. */
export interface RecordSource {
  readonly key: QueryKey;
  /** Finds the first matching records; all of them for undefined. */
  readonly find: (
    api: ApiClient,
    search: string | undefined,
    signal: AbortSignal,
  ) => Promise<readonly RecordOption[]>;
  /** Loads the name of a record; undefined when it was deleted. */
  readonly getName: (api: ApiClient, id: number) => Promise<string | undefined>;
}
