import type { ReactElement, ReactNode } from 'react';

/** Props of the table: its title, the headings of its columns, and its rows. */
export interface FigureTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    /** Part of the total from 0 to 1, shown as a bar. @default no bar */
    readonly share?: number | undefined;
    readonly figures: readonly string[];
  }[];
  /** Shown below the table. */
  readonly children?: ReactNode;
}

/** Renders a table of a campaign's report; nothing without rows. */
export function FigureTable({
  title,
  heads,
  rows,
  children,
}: FigureTableProps): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <section className="ad-card" aria-label={title}>
      <h2 className="at-section-title">{title}</h2>
      <table className="cp-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, share, figures }) => (
            <tr key={key}>
              <th scope="row" className={share === undefined ? undefined : 'cp-share-cell'}>
                {share !== undefined && (
                  <span
                    className="cp-share"
                    style={{ inlineSize: `${share * 100}%` }}
                    aria-hidden
                  />
                )}
                <span>{name}</span>
              </th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
