import type { ReactElement, ReactNode } from 'react';
import type { ApiClient } from './create-client.ts';
import { ApiContext } from './use-api.ts';

/** Props of the provider: the client, and its children. */
export interface ApiProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/** Provides the client to its children. */
export function ApiProvider({ client, children }: ApiProviderProps): ReactElement {
  return <ApiContext value={client}>{children}</ApiContext>;
}
