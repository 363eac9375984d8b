import { isApiError } from '@org/api-client';
import { Button, EmptyState, ErrorState, SkeletonLines } from '@org/ui';
import { IconMapOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** What a failed call says about itself. Shape: error → title, hint, request id. */
export function describeError(error: unknown): { title: string; hint: string; requestId: string } {
  if (!isApiError(error)) return { title: text.crashTitle, hint: text.crashHint, requestId: '' };
  return { title: error.message, hint: error.hint, requestId: error.requestId };
}

/** Address of the list that a record's screen stands below. */
function listAbove({ state }: ReturnType<typeof useRouter>): string {
  return state.location.pathname.replace(/\/[^/]*\/?$/, '') || '/admin';
}

/** Shown where a record could not be loaded. What is not there does not come by asking again: the list above it is the way on. */
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

/** Shown in place of a screen that failed. */
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

/** Shown while a screen's code or first data is on its way. */
export function ScreenPending(): ReactElement {
  return <SkeletonLines count={6} />;
}

/** Shown for an address that leads nowhere. */
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
