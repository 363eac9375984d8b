import { rows } from '@org/api-client';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Automation, AutomationRun, AutomationStepKind, RunState } from '@org/schema/entities';
import { EmailAddress, NativeSelect, Pager, Skeleton, StatusDot, useFormats } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { STEP_NAMES, text } from './messages.ts';

const PAGE_SIZES = [10, 25, 100] as const;
const TONES = { waiting: 'info', done: 'success', left: 'neutral', failed: 'danger' } as const;

/** Renders a person with their way through the automation, which opens on demand. */
function Person({ run }: { readonly run: AutomationRun }): ReactElement {
  const { dateTime } = useFormats();
  const name = `${run.firstname} ${run.lastname}`.trim();
  return (
    <li>
      <details className="au-person">
        <summary>
          <span className="ad-rows-main">
            <EmailAddress email={run.email} wraps />
            <span className="at-meta">
              {[name, run.due_at && text.next(dateTime(run.due_at)), run.reason]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <StatusDot tone={TONES[run.state]} label={text.states[run.state]} />
        </summary>
        <ol className="au-log">
          <li>
            {text.entered} <span className="at-meta">{dateTime(run.created_at)}</span>
          </li>
          {run.log.map(({ step, kind, result, at }) => (
            <li key={`${step} ${at}`}>
              {STEP_NAMES[kind as AutomationStepKind]}: {result}{' '}
              <span className="at-meta">{dateTime(at)}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

/** Renders the people in an automation, each with what happened. */
export function AutomationPeople({
  automation,
}: {
  readonly automation: Automation;
}): ReactElement {
  const api = useApi();
  const [state, setState] = useState<RunState | ''>('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const query = useQuery({
    ...callQuery(api, apiContract.automations.people, {
      params: { id: automation.id },
      query: { currentPage: page, itemsPerPage: pageSize, ...(state && { state }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found = query.data && rows(query.data);
  return (
    <section className="ad-card" aria-label={text.onTheirWay}>
      <div className="au-people-head">
        <h2 className="at-section-title">{text.onTheirWay}</h2>
        <NativeSelect
          aria-label={text.state}
          value={state}
          data={[
            { value: '', label: text.anyState },
            ...Object.entries(text.states).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setState(value as RunState | '');
            setPage(1);
          }}
        />
      </div>
      {!found && <Skeleton height={96} />}
      {found?.rows.length === 0 && <p className="at-meta">{text.nobody}</p>}
      {found && found.rows.length > 0 && (
        <>
          <ul className="ad-rows">
            {found.rows.map((run) => (
              <Person key={run.id} run={run} />
            ))}
          </ul>
          <Pager
            page={page}
            pageSize={pageSize}
            total={found.total}
            capped={query.data?.results.totalIsCapped ?? false}
            pageSizes={PAGE_SIZES}
            things={text.things}
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size);
              setPage(1);
            }}
          />
        </>
      )}
    </section>
  );
}
