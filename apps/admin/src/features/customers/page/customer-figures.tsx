import { AppLink, describeError, useMe } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { CUSTOMER_COUNTS, type CustomerDate } from '@org/schema/entities';
import { ErrorState, SkeletonLines, useFormats } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { COUNTS, text } from './messages.ts';
import { recordHref } from './record-href.ts';

const { customers } = apiContract;

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="ad-figure">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NextDate({ next }: { readonly next: CustomerDate | null }) {
  const { day } = useFormats();
  if (!next) return <span className="ad-quiet">{text.noNext}</span>;
  return (
    <>
      <strong>{day(next.at)}</strong>
      <AppLink href={recordHref(next.entity, next.entityId)} className="at-cut">
        {next.title || text.untitled}
      </AppLink>
    </>
  );
}

/** Renders what a customer paid and owes, the open work, and the next date. */
export function CustomerFigures({ id }: { readonly id: number }): ReactElement {
  const api = useApi();
  const { money } = useFormats();
  const { settings } = useMe();
  const found = useQuery(callQuery(api, customers.figures, { params: { id } }));
  if (found.isPending)
    return (
      <div className="ad-record-card">
        <SkeletonLines count={2} />
      </div>
    );
  if (found.isError)
    return (
      <ErrorState
        {...describeError(found.error)}
        title={text.figuresFailed}
        onRetry={() => void found.refetch()}
      />
    );
  const { money: sums, counts, next } = found.data.figures;
  const due = sums.filter(({ balance }) => balance > 0);
  const open = CUSTOMER_COUNTS.flatMap((name) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [`${count} ${COUNTS[name][count === 1 ? 0 : 1]}`] : [];
  });
  return (
    <dl className="ad-figures">
      <Figure label={text.spent}>
        {sums.length === 0 ? <strong>{money(0, settings?.currency)}</strong> : null}
        {sums.map(({ currency, spent, credit }) => (
          <span key={currency}>
            <strong>{money(spent, currency)}</strong>
            {credit > 0 && <span className="at-meta">{text.credit(money(credit, currency))}</span>}
          </span>
        ))}
      </Figure>
      <Figure label={text.balance}>
        {due.length === 0 && <span className="ad-quiet">{text.nothingDue}</span>}
        {due.map(({ currency, balance, overdue }) => (
          <span key={currency}>
            <strong>{money(balance, currency)}</strong>
            {overdue > 0 && (
              <span className="ad-figure-late">{text.overdue(money(overdue, currency))}</span>
            )}
          </span>
        ))}
      </Figure>
      <Figure label={text.openWork}>
        {open.length === 0 ? (
          <span className="ad-quiet">{text.noWork}</span>
        ) : (
          open.map((line) => <span key={line}>{line}</span>)
        )}
      </Figure>
      <Figure label={text.next}>
        <NextDate next={next} />
      </Figure>
    </dl>
  );
}
