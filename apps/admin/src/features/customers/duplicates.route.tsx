import { AppLink, describeError, failureText, useCan } from '@org/admin-kit';
import { rows } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { CUSTOMER_TEXTS, type Customer, type CustomerText } from '@org/schema/entities';
import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Icon,
  NoPermission,
  PageHeader,
  SkeletonLines,
  toast,
} from '@org/ui';
import { IconArrowLeft, IconArrowsJoin, IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useRef, useState } from 'react';
import { api } from '../../shell/client/api.ts';
import { LABELS, text } from './messages.ts';
import './duplicates.css';

const { customers } = apiContract;

const REASONS = {
  email: text.sameEmail,
  phone: text.samePhone,
  name: text.sameName,
} as const;

/** Compared fields in display order. */
const COMPARED = CUSTOMER_TEXTS.filter((name) => name !== 'source');

interface Group {
  readonly reason: keyof typeof REASONS;
  readonly customers: readonly Customer[];
}

function fieldsThatDiffer(group: readonly Customer[]): CustomerText[] {
  return COMPARED.filter((name) => new Set(group.map((customer) => customer[name])).size > 1);
}

function DuplicateGroup({
  group,
  canMerge,
  onMerged,
}: {
  readonly group: Group;
  readonly canMerge: boolean;
  readonly onMerged: () => void;
}) {
  const client = useApi();
  const own = useId();
  const [first] = group.customers;
  const [keepId, setKeepId] = useState(first?.id ?? 0);
  const [chosen, setChosen] = useState<Partial<Record<CustomerText, number>>>({});
  const [busy, setBusy] = useState(false);
  const kept = group.customers.find(({ id }) => id === keepId) ?? first;
  if (!kept) return null;
  /** Returns the default source of a field: the kept customer, or else the first with a value. */
  const usual = (name: CustomerText): number =>
    (kept[name] ? kept : (group.customers.find((customer) => customer[name]) ?? kept)).id;

  async function merge(): Promise<void> {
    const others = group.customers.filter(({ id }) => id !== keepId).map(({ id }) => id);
    const answer = await confirm({
      title: text.mergeTitle(group.customers.length),
      text: text.mergeText,
      confirmLabel: text.merge,
    });
    if (answer !== 'confirm') return;
    setBusy(true);
    try {
      const fields = Object.fromEntries(
        COMPARED.map((name) => [name, chosen[name] ?? usual(name)]),
      );
      await client.call(customers.merge, { body: { keepId, mergeIds: others, fields } });
      toast.success(text.merged, { label: text.undo, onPress: () => void undo(keepId) });
      onMerged();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  /** Remembers that the customers of the group are different. */
  async function dismiss(): Promise<void> {
    setBusy(true);
    try {
      await client.call(customers.dismissDuplicates, {
        body: { ids: group.customers.map(({ id }) => id) },
      });
      toast.success(text.dismissed);
      onMerged();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  }

  async function undo(id: number): Promise<void> {
    try {
      await client.call(customers.undoMerge, { params: { id } });
      toast.success(text.mergeUndone);
      onMerged();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  }

  return (
    <section className="ad-duplicates" aria-label={REASONS[group.reason]}>
      <header>
        <h2 className="at-section-title">{REASONS[group.reason]}</h2>
        <Button size="xs" loading={busy} onClick={() => void dismiss()}>
          {text.dismiss}
        </Button>
        {canMerge && (
          <Button
            size="xs"
            variant="filled"
            loading={busy}
            leftSection={<Icon of={IconArrowsJoin} size={14} />}
            onClick={() => void merge()}
          >
            {text.merge}
          </Button>
        )}
      </header>
      <div className="ad-duplicates-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.keep}</th>
              {group.customers.map(({ id, displayName, notes_count, vehicles }) => (
                <th key={id} scope="col">
                  <label>
                    <input
                      type="radio"
                      name={`${own}-keep`}
                      disabled={!canMerge}
                      checked={id === keepId}
                      onChange={() => {
                        setKeepId(id);
                        setChosen({});
                      }}
                    />{' '}
                    <AppLink href={`/admin/customers/${id}`}>
                      {displayName || text.untitled}
                    </AppLink>
                  </label>
                  <span className="at-meta">{text.counts(notes_count, vehicles.length)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fieldsThatDiffer(group.customers).map((name) => (
              <tr key={name}>
                <th scope="row">{LABELS[name]}</th>
                {group.customers.map((customer) => (
                  <td key={customer.id}>
                    <label>
                      <input
                        type="radio"
                        name={`${own}-${name}`}
                        disabled={!canMerge || customer[name] === ''}
                        checked={(chosen[name] ?? usual(name)) === customer.id}
                        onChange={() => setChosen({ ...chosen, [name]: customer.id })}
                      />{' '}
                      {customer[name] || '–'}
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Renders probable duplicates of customers, and merges them. */
export function DuplicatesRoute(): ReactElement {
  const canView = useCan('customers.can_update');
  const canMerge = useCan('customers.can_delete');
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const found = useQuery({
    ...callQuery(api, customers.duplicates, { query: { itemsPerPage: 50 } }),
    enabled: canView,
  });
  if (!canView) return <NoPermission what={text.see} />;
  const listed = found.data && rows(found.data);

  function refresh(): void {
    // The buttons of the group are gone, and the focus with them.
    list.current?.focus();
    for (const route of [customers.duplicates, customers.list, customers.get])
      void queries.invalidateQueries({ queryKey: callKey(route) });
  }

  return (
    <>
      <PageHeader
        title={text.duplicatesTitle}
        icon={IconUsers}
        back={
          <AppLink href="/admin/customers" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.all}
          </AppLink>
        }
        meta={listed && listed.total > 0 && text.duplicatesFound(listed.total)}
      />
      {found.isPending && <SkeletonLines count={8} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.duplicatesFailed}
          onRetry={() => void found.refetch()}
        />
      )}
      {listed?.total === 0 && (
        <EmptyState icon={IconUsers} title={text.noDuplicates} text={text.noDuplicatesText} />
      )}
      <div className="ad-duplicates-list" ref={list} tabIndex={-1}>
        {listed?.rows.map((group) => (
          <DuplicateGroup
            key={`${group.reason} ${group.customers.map(({ id }) => id).join(' ')}`}
            group={group}
            canMerge={canMerge}
            onMerged={refresh}
          />
        ))}
      </div>
    </>
  );
}
