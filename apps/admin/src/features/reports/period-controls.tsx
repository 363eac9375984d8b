import { type Period, PeriodBar } from '@org/admin-kit';
import type { ReactElement, ReactNode } from 'react';
import { reportPeriod, reportPresets, reportProblem } from './report-address.ts';
import { useReportAddress } from './use-report-address.ts';

/** Returns the period of the report that is open, by default this year. */
export function useReportPeriod(): { readonly startDate: string; readonly endDate: string } {
  const { address, today } = useReportAddress();
  const { from, to } = reportPeriod(address, today);
  return { startDate: from, endDate: to };
}

/** Renders the period of a report, which stays in the URL. */
export function PeriodControls({ children }: { readonly children?: ReactNode }): ReactElement {
  const { address, today, change } = useReportAddress();
  const period: Period = reportPeriod(address, today);
  return (
    <>
      {/* Paper names the period in a line. */}
      <p className="rp-printed">{`${period.from} – ${period.to}`}</p>
      <PeriodBar
        period={period}
        presets={reportPresets(today)}
        findProblem={reportProblem}
        onChange={change}
      />
      {children}
    </>
  );
}
