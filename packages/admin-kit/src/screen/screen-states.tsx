import { isApiError } from '@org/api-client';
import { Button, EmptyState, ErrorState, SkeletonLines } from '@org/ui';
import { IconMapOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/**
 * Describes an error.
 * @returns title, hint, request id
 */
export function describeError(error: unknown): { title: string; hint: string; requestId: string } {
  if (!isApiError(error)) return { title: text.crashTitle, hint: text.crashHint, requestId: '' };
  return { title: error.message, hint: error.hint, requestId: error.requestId };
}

/** Returns the URL of the list above a record's screen. */
function listAbove({ state }: ReturnType<typeof useRouter>): string {
  return state.location.pathname.replace(/\/[^/]*\/?$/, '') || '/admin';
}

/**
 * Renders the error of a record that could not be loaded. A missing record links to the list above, since a retry would not help.
 */
export function FailedState({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}): ReactElement {
  const router = useRouter();
  if (!isApiError(error) || error.status !== 404)
    return <ErrorState {...describeError(error)} onRetry={onRetry} />;
  return (
    <ErrorState
      {...describeError(error)}
      hint={text.missingHint}
      action={
        <Button onClick={() => void router.navigate({ href: listAbove(router) })}>
          {text.toList}
        </Button>
      }
    />
  );
}

/** Renders the error of a failed screen. */
export function ScreenError({ error, reset }: ErrorComponentProps): ReactElement {
  const router = useRouter();
  const queries = useQueryClient();
  return (
    <FailedState
      error={error}
      onRetry={async () => {
        await queries.resetQueries({ predicate: (query) => query.state.status === 'error' });
        reset();
        await router.invalidate();
      }}
    />
  );
}

/** Renders the loading state of a screen. */
export function ScreenPending(): ReactElement {
  return <SkeletonLines count={6} />;
}

/** Renders the not-found screen. */
export function ScreenMissing(): ReactElement {
  return (
    <EmptyState
      icon={IconMapOff}
      title={text.notFoundTitle}
      text={text.notFoundText}
      action={
        <Button component={Link} to="/admin">
          {text.toOverview}
        </Button>
      }
    />
  );
}
