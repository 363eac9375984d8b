import type { ReactElement, ReactNode } from 'react';

/** A control that shows no label of its own, under one. The control is named for screen readers by itself. */
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
