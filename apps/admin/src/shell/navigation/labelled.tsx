import type { ReactElement, ReactNode } from 'react';

/** Renders a label above a control without a visible one. The control has its own accessible name. */
export function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="ad-nav-labelled">
      <span className="mantine-InputWrapper-label" aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
