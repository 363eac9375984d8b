import type { ReactElement } from 'react';

/** Props of the bar above a staff view. */
export interface StaffBarProps {
  /** Visibility of the page for visitors; `missing` for an address without a page. */
  readonly state: 'public' | 'hidden' | 'missing';
  /** Names of what could not be loaded. */
  readonly failures: readonly string[];
}

const STATES: Readonly<Record<StaffBarProps['state'], string>> = {
  public: 'This page is public.',
  hidden: 'This page is not public yet.',
  missing: 'There is no page at this address.',
};

/**
 * Renders the bar that tells staff that they see drafts, scheduled and deleted content, whether visitors see the page too, and
 * what could not be loaded.
 */
export function StaffBar({ state, failures }: StaffBarProps): ReactElement {
  return (
    <div className="org-staff-bar" role="status">
      <span>
        <strong>Staff view.</strong> {STATES[state]} Drafts, scheduled and deleted content is shown
        to you alone. Scripts in custom HTML do not run.
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
