import { AppLink, FailedState, useCan, useMe } from '@org/admin-kit';
import type { Permission } from '@org/schema';
import {
  Button,
  EmptyState,
  Icon,
  type IconShape,
  NoPermission,
  PageHeader,
  Segmented,
  Skeleton,
} from '@org/ui';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { text } from './messages.ts';
import { useReportAddress } from './use-report-address.ts';
import './reports.css';

/** Props of the frame of a report. */
export interface ReportFrameProps<Report> {
  readonly title: string;
  readonly about: string;
  readonly icon: IconShape;
  readonly permission: Permission;
  readonly canExport: Permission;
  /** Path of the CSV file with its query; undefined while there is nothing to download. */
  readonly file: string | undefined;
  /** Controls above the report, such as its period. */
  readonly controls: ReactNode;
  /** More buttons beside those of the file and the printer. */
  readonly buttons?: ReactNode;
  readonly report: Report | undefined;
  readonly query: Pick<UseQueryResult, 'error' | 'isError' | 'refetch'>;
  /** Currencies of the report; amounts of several currencies are never added. */
  readonly getCurrencies: (report: Report) => readonly string[];
  readonly none: string;
  readonly noneText: string;
  readonly children: (report: Report, currency: string) => ReactNode;
}

/** Renders a report: header, controls, the choice of a currency, and its states. */
export function ReportFrame<Report>({
  title,
  about,
  icon,
  permission,
  canExport,
  file,
  controls,
  buttons,
  report,
  query,
  getCurrencies,
  none,
  noneText,
  children,
}: ReportFrameProps<Report>): ReactElement {
  const { tenant } = useMe();
  const canView = useCan(permission);
  const hasExport = useCan(canExport);
  const { address, change } = useReportAddress();
  if (!canView || !tenant) return <NoPermission what={text.see} />;
  const currencies = report === undefined ? [] : [...new Set(getCurrencies(report))];
  const currency = currencies.find((code) => code === address.currency) ?? currencies[0];
  return (
    <>
      <PageHeader
        title={title}
        icon={icon}
        meta={about}
        back={<AppLink href="/admin/reports">{text.back}</AppLink>}
        buttons={
          <>
            {buttons}
            <Button leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
              {text.print}
            </Button>
            {hasExport && file !== undefined && (
              <Button component="a" href={file} download leftSection={<Icon of={IconDownload} />}>
                {text.download}
              </Button>
            )}
          </>
        }
      />
      {controls}
      {query.isError ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} />
      ) : report === undefined ? (
        <div className="rp-report" aria-hidden>
          <Skeleton height={92} />
          <Skeleton height={336} />
        </div>
      ) : currency === undefined ? (
        <EmptyState icon={icon} title={none} text={noneText} />
      ) : (
        <div className="rp-report">
          {currencies.length > 1 && (
            <div className="rp-currencies">
              <Segmented
                label={text.currency}
                options={currencies.map((value) => ({ value, label: value }))}
                value={currency}
                onChange={(code) => change({ currency: code })}
              />
            </div>
          )}
          {children(report, currency)}
        </div>
      )}
    </>
  );
}
