import type { CampaignMetrics } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from '../messages.ts';
import { FigureTable } from './figure-table.tsx';

/** Renders how many readers each provider has, and how many of them opened the email. */
export function DomainsTable({ domains }: Pick<CampaignMetrics, 'domains'>): ReactElement {
  const { number } = useFormats();
  const { sent: sentHead, uniqueOpens, failed: failedHead } = text.figures;
  return (
    <FigureTable
      title={text.domainsTitle}
      heads={[text.domain, sentHead, uniqueOpens, failedHead]}
      rows={domains.map(({ domain, sent, opens, failed }) => ({
        key: domain,
        name: domain,
        figures: [
          number(sent),
          sent > 0 ? `${number(opens)} (${number((opens / sent) * 100, 0)}%)` : number(opens),
          number(failed),
        ],
      }))}
    />
  );
}
