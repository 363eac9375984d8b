import type { VisitReport } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Describes the change of a count; '' when there is nothing to compare it with. */
export function changeWords(
  now: number,
  before: number,
  percent: (share: number) => string,
): string {
  if (now === before) return text.same;
  if (before === 0) return '';
  const share = percent(Math.abs(now / before - 1) * 100);
  return now > before ? text.up(share) : text.down(share);
}

/** Renders the totals of the period beside those of the previous period. */
export function VisitTotals({ report }: { readonly report: VisitReport }): ReactElement {
  const { number } = useFormats();
  const { totals, before } = report;
  const per = ({ views, visitors }: VisitReport['totals']): number =>
    visitors === 0 ? 0 : Math.round((views / visitors) * 10) / 10;
  const cards = [
    { label: text.visitors, now: totals.visitors, was: before.visitors, note: text.visitorsNote },
    { label: text.views, now: totals.views, was: before.views },
    { label: text.perVisitor, now: per(totals), was: per(before) },
    { label: text.presses, now: totals.presses, was: before.presses },
  ];
  return (
    <dl className="ad-visits-totals">
      {cards.map(({ label, now, was, note }) => (
        <div key={label} title={note}>
          <dt>{label}</dt>
          <dd>
            <strong>{number(now, 1)}</strong>
            <span data-turn={now > was ? 'up' : now < was ? 'down' : 'same'}>
              {changeWords(now, was, (share) => `${number(share, share < 10 ? 1 : 0)}%`) ||
                text.before(number(was, 1))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
