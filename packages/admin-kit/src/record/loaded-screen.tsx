import { NoPermission } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormPending } from '../form/form-pending.tsx';
import { FailedState } from '../screen/screen-states.tsx';

/** Props of the screen. */
export interface LoadedScreenProps<Data> {
  /** A request, as the query library returns it. */
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** False for users who may not see the screen. @default true */
  readonly canView?: boolean;
  /** Text after “You may not”, for these users. */
  readonly what?: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a screen once its data is loaded, and before that the form's placeholder, the failure with a retry, or the missing permission. */
export function LoadedScreen<Data>({
  query,
  canView = true,
  what = '',
  children,
}: LoadedScreenProps<Data>): ReactElement {
  if (!canView) return <NoPermission what={what} />;
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return query.error ? (
    <FailedState error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <FormPending />
  );
}
