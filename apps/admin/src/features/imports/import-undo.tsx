import { AppLink } from '@org/admin-kit';
import type { Import } from '@org/schema/contract';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { getPlace } from './import-places.ts';
import { text } from './messages.ts';

/** Returns the URL of a record's own screen; undefined for records without one. */
function recordHref(entity: string, id: number): string | undefined {
  return entity === 'blogCategories' || entity === 'productCategories'
    ? undefined
    : `${getPlace(entity)}/${id}`;
}

/** Renders the result of undoing an import: counts, reasons, and records that were not or only partly reverted. */
export function ImportUndo({
  entity,
  undo,
}: Pick<Import, 'entity'> & { readonly undo: NonNullable<Import['undo']> }): ReactElement {
  const formats = useFormats();
  const { removed, restored, kept, reasons, records } = undo;
  const counts = { removed, restored, kept };
  return (
    <section className="ad-import-undo" aria-label={text.undone}>
      <h2 className="at-section-title">{text.undone}</h2>
      {removed + restored + kept === 0 ? (
        <p className="at-meta">{text.undoNothing}</p>
      ) : (
        <dl className="ad-import-counts">
          {(['removed', 'restored', 'kept'] as const).map((name) => (
            <div key={name} data-bad={(name === 'kept' && kept > 0) || undefined}>
              <dt className="at-meta">{text.undoCounts[name]}</dt>
              <dd>{formats.number(counts[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {reasons.length > 0 && (
        <>
          <h3 className="at-section-title">{text.undoLeft}</h3>
          <ul className="ad-import-reasons">
            {reasons.map(({ reason, count }) => (
              <li key={reason}>{text.undoReason(formats, reason, count)}</li>
            ))}
          </ul>
          <table className="ad-import-table">
            <tbody>
              {records.map(({ id, title, reason }) => {
                const href = recordHref(entity, id);
                return (
                  <tr key={id}>
                    <th scope="row">
                      {href ? (
                        <AppLink href={href} className="ad-row-link">
                          {title || `#${id}`}
                        </AppLink>
                      ) : (
                        title
                      )}
                    </th>
                    <td className="at-meta">{reason}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
