import type { ReactElement, ReactNode } from 'react';

/** Renders a titled card of a record, such as its tags, its payments or its history. */
export function RecordCard({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="ad-record-card" aria-label={title}>
      <header>
        <h2 className="at-section-title">{title}</h2>
      </header>
      {children}
    </section>
  );
}
