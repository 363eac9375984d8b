import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';

/** Props of the empty state: title, text, and action. */
export interface EmptyStateProps {
  readonly icon?: IconShape;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Renders the empty state of a list or a screen, with a button for the first step. */
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

/** Props of the error state: title, hint, and retry handler. */
export interface ErrorStateProps {
  readonly title: string;
  readonly hint?: string;
  /** Identifies the request for support. */
  readonly requestId?: string;
  readonly onRetry?: () => void;
  /** Another action, when a retry cannot help or is not the only option. */
  readonly action?: ReactNode;
}

/** Renders the error state of something that could not be loaded. */
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

/**
 * Renders the state without permission.
 * @param props - the forbidden action, such as `see pages`
 */
export function NoPermission({ what }: { readonly what: string }): ReactElement {
  return (
    <EmptyState
      icon={IconLock}
      title={`You don’t have permission to ${what}`}
      text="Ask an administrator for access."
    />
  );
}

/**
 * Renders a placeholder with the size of a form or a card.
 * @param props - number of lines
 */
export function SkeletonLines({ count = 4 }: { readonly count?: number }): ReactElement {
  return (
    <div className="at-skeleton-lines" aria-hidden>
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <Skeleton key={line} height={36} radius="sm" />
      ))}
    </div>
  );
}
