import type { CampaignMetrics } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';

/** Renders how many readers each provider has, and how many of them opened the email. */
export function DomainsTable({ domains }: Pick<CampaignMetrics, 'domains'>): ReactElement | null {
  const { number } = useFormats();
  if (domains.length === 0) return null;
  return (
    <section className="ad-card" aria-label={text.domainsTitle}>
      <h2 className="at-section-title">{text.domainsTitle}</h2>
      <table className="cp-table">
        <thead>
          <tr>
            <th scope="col">{text.domain}</th>
            <th scope="col">{text.figures.sent}</th>
            <th scope="col">{text.figures.uniqueOpens}</th>
            <th scope="col">{text.figures.failed}</th>
          </tr>
        </thead>
        <tbody>
          {domains.map(({ domain, sent, opens, failed }) => (
            <tr key={domain}>
              <th scope="row">{domain}</th>
              <td>{number(sent)}</td>
              <td>
                {number(opens)}
                {sent > 0 && ` (${number((opens / sent) * 100, 0)}%)`}
              </td>
              <td>{number(failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
