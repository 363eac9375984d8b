import { AppLink } from '@org/admin-kit';
import type { OverviewFigure, OverviewFigureName } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Label and address of each figure. */
export const FIGURES: Readonly<
  Record<OverviewFigureName, { readonly label: string; readonly href: string }>
> = {
  revenue: { label: text.revenue, href: '/admin/reports/revenue' },
  orders: { label: text.ordersFigure, href: '/admin/web-orders' },
  unpaid: { label: text.unpaid, href: '/admin/invoices' },
  overdue: { label: text.overdue, href: '/admin/reports/ageing' },
  quotesWaiting: { label: text.quotesWaiting, href: '/admin/quotes' },
  tasksDue: { label: text.tasksDue, href: '/admin/tasks' },
  tasksOverdue: { label: text.tasksOverdue, href: '/admin/tasks?is_overdue=true' },
};

/** Figures of which more is worse. */
const BAD: ReadonlySet<OverviewFigureName> = new Set(['overdue', 'tasksOverdue']);

/** Renders the change to the period before; nothing when there was nothing. */
function Change({ value, previous }: Pick<OverviewFigure, 'value' | 'previous'>) {
  const { number } = useFormats();
  if (previous === null || previous === 0) return null;
  const percent = Math.round(((value - previous) / previous) * 100);
  const tone = percent === 0 ? undefined : percent > 0 ? 'up' : 'down';
  return (
    <span className="ad-change" data-tone={tone}>
      {text.change(`${percent > 0 ? '+' : ''}${number(percent)}`)}
    </span>
  );
}

/** Renders one figure with its change to the period before. */
export function FigureTile({ figure }: { readonly figure: OverviewFigure }): ReactElement {
  const { money, number } = useFormats();
  const { name, value, previous, currency } = figure;
  const { label, href } = FIGURES[name];
  const shown = (amount: number): string => (currency ? money(amount, currency) : number(amount));
  return (
    <AppLink href={href} className="ad-tile">
      <span>{label}</span>
      <strong data-bad={(BAD.has(name) && value > 0) || undefined}>{shown(value)}</strong>
      <span className="ad-quiet">
        <Change value={value} previous={previous} />{' '}
        {previous !== null && text.before(shown(previous))}
      </span>
    </AppLink>
  );
}
