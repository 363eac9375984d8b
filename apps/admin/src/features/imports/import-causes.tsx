import type { Import } from '@org/schema/contract';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

type Causes = Pick<NonNullable<Import['check']>, 'causes'>;

/** Renders the causes of failed rows, most frequent first. */
export function ImportCauses({ causes }: Causes): ReactElement | null {
  const formats = useFormats();
  if (causes.length === 0) return null;
  return (
    <section className="ad-import-causes" aria-label={text.causes}>
      <h2 className="at-section-title">{text.causes}</h2>
      <ul>
        {causes.map(({ error, count }) => (
          <li key={error}>
            <span>{error}</span> <strong>{text.cause(formats, count)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders values that were interpreted, such as Canada as CA. */
export function ImportUnderstood({
  understood,
}: Pick<NonNullable<Import['check']>, 'understood'>): ReactElement | null {
  const { number } = useFormats();
  if (understood.length === 0) return null;
  return (
    <section className="ad-import-understood" aria-label={text.understood}>
      <h2 className="at-section-title">{text.understood}</h2>
      <p className="at-meta">{text.understoodText}</p>
      <table className="ad-import-table">
        <thead>
          <tr>
            <th scope="col">{text.understoodField}</th>
            <th scope="col">{text.understoodFrom}</th>
            <th scope="col">{text.understoodTo}</th>
          </tr>
        </thead>
        <tbody>
          {understood.map(({ field, from, to, count }) => (
            <tr key={`${field} ${from}`}>
              <th scope="row">{field}</th>
              <td>
                {from} <span className="at-meta">×{number(count)}</span>
              </td>
              <td>→ {to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
