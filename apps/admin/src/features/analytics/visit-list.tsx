import { OTHER_KEY, type StatDimension, type VisitRow } from '@org/schema/entities';
import { Button, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';

/** Number of rows shown initially. */
const FIRST = 10;

function keyWords(dimension: StatDimension, key: string): string {
  if (key === OTHER_KEY) return text.other;
  if (dimension === 'referrer' && key === '') return text.direct;
  return (dimension === 'device' && text.devices[key]) || key;
}

/** Renders the most viewed or pressed, with bars relative to the first. */
export function VisitList({
  dimension,
  rows,
}: {
  readonly dimension: StatDimension;
  readonly rows: readonly VisitRow[];
}): ReactElement {
  const { number } = useFormats();
  const most = Math.max(1, ...rows.map(({ views }) => views));
  const title = `visits-${dimension}`;
  const [isWhole, setWhole] = useState(false);
  return (
    <section className="ad-card ad-visits-list" aria-labelledby={title}>
      <h2 id={title} className="at-section-title">
        {text.lists[dimension]}
      </h2>
      {rows.length === 0 ? (
        <p className="at-meta">{text.noneOf[dimension]}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.lists[dimension]}</th>
              <th scope="col">{text.counts[dimension]}</th>
              <th scope="col">{text.visitors}</th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? rows : rows.slice(0, FIRST)).map(({ key, views, visitors }) => (
              <tr key={key}>
                <th scope="row">
                  <span
                    className="ad-visits-share"
                    style={{ inlineSize: `${(views / most) * 100}%` }}
                    aria-hidden
                  />
                  <span className="at-cut" title={keyWords(dimension, key)}>
                    {keyWords(dimension, key)}
                  </span>
                </th>
                <td>{number(views)}</td>
                <td>{number(visitors)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > FIRST && (
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={isWhole}
          aria-label={`${text.lists[dimension]}: ${isWhole ? text.showFewer : text.showAll(rows.length)}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text.showFewer : text.showAll(rows.length)}
        </Button>
      )}
    </section>
  );
}
