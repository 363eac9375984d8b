import type { ReactElement } from 'react';
import './figures.css';

/** Renders sums side by side. */
export function SumTiles({
  sums,
}: {
  readonly sums: readonly {
    readonly label: string;
    readonly value: string;
    readonly note?: string;
    readonly tone?: 'danger';
  }[];
}): ReactElement {
  return (
    <dl className="ad-sums">
      {sums.map(({ label, value, note, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className="at-meta">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
