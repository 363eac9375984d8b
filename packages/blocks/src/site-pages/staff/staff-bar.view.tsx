import type { ReactElement } from 'react';

/** Props of the bar above a staff view. */
export interface StaffBarProps {
  /** True when visitors see the page as well. */
  readonly isPublic: boolean;
  /** Names of what could not be loaded. */
  readonly failures: readonly string[];
}

/**
 * Renders the bar that tells staff that they see drafts, scheduled and deleted content, whether visitors see the page too, and
 * what could not be loaded. Source: ERR-014.
 */
export function StaffBar({ isPublic, failures }: StaffBarProps): ReactElement {
  return (
    <div className="org-staff-bar" role="status">
      <span>
        <strong>Staff view.</strong>{' '}
        {isPublic ? 'This page is public.' : 'This page is not public yet.'} Drafts, scheduled and
        deleted content is shown to you alone. Scripts in custom HTML do not run.
      </span>
      {failures.length > 0 && (
        <span>
          <strong>Could not be loaded:</strong> {failures.join(', ')}. Defaults are shown.
        </span>
      )}
      <a href="/staff-view?leave=1">Leave staff view</a>
    </div>
  );
}
