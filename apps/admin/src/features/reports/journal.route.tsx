import { AppLink, useCan, useMe } from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { Button, Icon, NoPermission, PageHeader } from '@org/ui';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { PeriodControls, useReportPeriod } from './period-controls.tsx';
import './reports.css';

/** Renders the export of invoices, credit notes and payments for accountants. */
export function JournalRoute(): ReactElement {
  const { tenant } = useMe();
  const canExport = useCan('invoices.can_export');
  const canView = useCan('invoices.can_view_all');
  const period = useReportPeriod();
  if (!canExport || !canView || !tenant) return <NoPermission what={text.see} />;
  const file = `${apiContract.billingReports.journal.path}?${new URLSearchParams(period)}`;
  return (
    <>
      <PageHeader
        title={text.journal}
        icon={IconFileSpreadsheet}
        meta={text.journalAbout}
        back={<AppLink href="/admin/reports">{text.back}</AppLink>}
        buttons={
          <Button
            component="a"
            href={file}
            download
            variant="filled"
            leftSection={<Icon of={IconDownload} />}
          >
            {text.download}
          </Button>
        }
      />
      <PeriodControls />
      <section className="ad-card" aria-labelledby="journal-contents">
        <div className="ad-card-head">
          <h2 id="journal-contents" className="at-section-title">
            {text.journalTitle}
          </h2>
        </div>
        <ul className="rp-contents">
          {text.journalItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
