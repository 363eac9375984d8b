import { Segmented } from '@org/ui';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { text } from './messages.ts';
import './figures.css';

/** Props of a card with a chart that can be shown as a table. */
interface ChartCardProps {
  readonly title: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** Renders a card with a chart, and the same data as a table. Paper has both. */
export function ChartCard({ title, chart, table }: ChartCardProps): ReactElement {
  const id = useId();
  const [shape, setShape] = useState<'chart' | 'table'>('chart');
  return (
    <section className="ad-card" aria-labelledby={id}>
      <div className="ad-card-head">
        <h2 id={id} className="at-section-title">
          {title}
        </h2>
        <div className="ad-no-print">
          <Segmented
            label={text.shownAs}
            options={[
              { value: 'chart', label: text.chart },
              { value: 'table', label: text.table },
            ]}
            value={shape}
            onChange={setShape}
          />
        </div>
      </div>
      <div className="ad-shape" data-shown={shape === 'chart' || undefined}>
        {chart}
      </div>
      <div className="ad-shape" data-shown={shape === 'table' || undefined}>
        {table}
      </div>
    </section>
  );
}
