import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';

/** Shape: what is missing, what to do about it, and the button that does it. */
export interface EmptyStateProps {
  readonly icon?: IconShape;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown where a list or a screen has nothing yet: the first step, with its button. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps): ReactElement {
  return (
    <div className="at-state">
      {icon && (
        <span className="at-state-icon">
          <Icon of={icon} size={22} />
        </span>
      )}
      <h2 className="at-state-title">{title}</h2>
      {text && <p className="at-state-text">{text}</p>}
      {action && <div className="at-state-action">{action}</div>}
    </div>
  );
}

/** Shape: what failed, what to do, and how to try again. */
export interface ErrorStateProps {
  readonly title: string;
  readonly hint?: string;
  /** Names the request for support. */
  readonly requestId?: string;
  readonly onRetry?: () => void;
  /** A way out, where trying again cannot help or is not all that can be done. */
  readonly action?: ReactNode;
}

/** Shown where something could not be loaded. */
export function ErrorState({
  title,
  hint,
  requestId,
  onRetry,
  action,
}: ErrorStateProps): ReactElement {
  return (
    <div className="at-state" role="alert">
      <span className="at-state-icon" data-tone="danger">
        <Icon of={IconAlertTriangle} size={22} />
      </span>
      <h2 className="at-state-title">{title}</h2>
      {hint && <p className="at-state-text">{hint}</p>}
      {requestId && <p className="at-meta">Request {requestId}</p>}
      {(onRetry || action) && (
        <div className="at-state-action">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          {action}
        </div>
      )}
    </div>
  );
}

/** Shown where the person's role does not reach. Shape: what they may not do, such as `see pages`. */
export function NoPermission({ what }: { readonly what: string }): ReactElement {
  return (
    <EmptyState
      icon={IconLock}
      title={`You don’t have permission to ${what}`}
      text="Ask an administrator for access."
    />
  );
}

/** Stands where a form or a card will be, in its size. Shape: how many lines. */
export function SkeletonLines({ count = 4 }: { readonly count?: number }): ReactElement {
  return (
    <div className="at-skeleton-lines" aria-hidden>
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <Skeleton key={line} height={36} radius="sm" />
      ))}
    </div>
  );
}
