import type { Import } from '@org/schema/contract';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

type Counts = Pick<Import, 'created' | 'updated' | 'skipped' | 'failed'>;

/** Renders the number of rows by result. */
export function ImportCounts({
  title,
  counts,
}: {
  readonly title: string;
  readonly counts: Counts;
}): ReactElement {
  const { number } = useFormats();
  return (
    <section aria-label={title}>
      <h2 className="at-section-title">{title}</h2>
      <dl className="ad-import-counts">
        {(['created', 'updated', 'skipped', 'failed'] as const).map((name) => (
          <div key={name} data-bad={(name === 'failed' && counts.failed > 0) || undefined}>
            <dt className="at-meta">{text[name]}</dt>
            <dd>{number(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
