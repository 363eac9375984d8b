import type { ReactElement, ReactNode } from 'react';
import type { ApiClient } from './create-client.ts';
import { ApiContext } from './use-api.ts';

/** Shape: the client, and the tree that uses it. */
export interface ApiProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/** Gives the client to every component below. */
export function ApiProvider({ client, children }: ApiProviderProps): ReactElement {
  return <ApiContext value={client}>{children}</ApiContext>;
}
