import { toWallTime, useFormats } from '@org/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReportAddress } from './report-address.ts';

/** State of a report in the URL, and its change. */
export interface ReportState {
  readonly address: ReportAddress;
  /** Today in the time zone of the tenant. */
  readonly today: string;
  /** Changes parts of the URL without a new entry in the history. */
  readonly change: (part: ReportAddress) => void;
}

/** Returns the state of the report that is open. */
export function useReportAddress(): ReportState {
  const address = useSearch({ strict: false }) as ReportAddress;
  const navigate = useNavigate();
  const { timezone } = useFormats();
  return {
    address,
    today: toWallTime(new Date().toISOString(), timezone).slice(0, 10),
    change: (part) =>
      void navigate({ to: '.', search: { ...address, ...part } as never, replace: true }),
  };
}
