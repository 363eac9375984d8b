import type { Permission } from '@org/schema';
import type { IconShape } from '@org/ui';
import {
  IconChartBar,
  IconFileDescription,
  IconFileSpreadsheet,
  IconHourglass,
  IconListDetails,
  IconReportMoney,
} from '@tabler/icons-react';
import { text } from './messages.ts';

/** A report with its address and permission. */
interface ReportEntry {
  readonly href: string;
  readonly label: string;
  readonly about: string;
  readonly icon: IconShape;
  readonly permission: Permission;
}

/** All reports of quotes and invoices. */
export const REPORTS: readonly ReportEntry[] = [
  {
    href: '/admin/reports/ageing',
    label: text.ageing,
    about: text.ageingAbout,
    icon: IconHourglass,
    permission: 'invoices.can_view_all',
  },
  {
    href: '/admin/reports/revenue',
    label: text.revenue,
    about: text.revenueAbout,
    icon: IconChartBar,
    permission: 'invoices.can_view_all',
  },
  {
    href: '/admin/reports/tax',
    label: text.taxes,
    about: text.taxesAbout,
    icon: IconReportMoney,
    permission: 'invoices.can_view_all',
  },
  {
    href: '/admin/reports/statement',
    label: text.statement,
    about: text.statementAbout,
    icon: IconListDetails,
    permission: 'invoices.can_view_all',
  },
  {
    href: '/admin/reports/journal',
    label: text.journal,
    about: text.journalAbout,
    icon: IconFileSpreadsheet,
    permission: 'invoices.can_export',
  },
  {
    href: '/admin/reports/quotes',
    label: text.quotes,
    about: text.quotesAbout,
    icon: IconFileDescription,
    permission: 'quotes.can_view_all',
  },
];
