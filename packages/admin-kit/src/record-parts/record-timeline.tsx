import { callKey, useApi } from '@org/api-client/react';
import type { ListFields } from '@org/schema';
import type { RouteContract } from '@org/schema/contract';
import { RelativeTime, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { recordCall } from './record-call.ts';
import { type ListPart, SideList } from './side-list.tsx';

interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly user: { readonly displayName: string } | null;
  readonly changes: readonly Change[];
}

/** Props of the history: endpoint, record, and labels of its fields. */
export interface RecordTimelineProps {
  readonly route: RouteContract;
  readonly id: number;
  readonly fields: ListFields;
  /** Columns with nested values, which are only reported as changed. */
  readonly nested?: readonly string[];
  /** Internal columns of the record, which are not shown. */
  readonly hidden?: readonly string[];
}

const ACTIONS: Readonly<Record<string, string>> = {
  created: text.created,
  updated: text.updated,
  deleted: text.deleted,
  restored: text.restoredBy,
  moved: text.moved,
};

/** Internal columns of every record, which are not shown. */
const HIDDEN: ReadonlySet<string> = new Set(['display_name', 'version', 'undone_import']);

const NONE: readonly string[] = [];

/** Returns the action of a user as the end of a sentence. */
function actionText(action: string, changes: readonly Change[]): string {
  const undone = changes.find(({ field }) => field === 'undone_import');
  return undone ? text.undidImport(String(undone.to)) : (ACTIONS[action] ?? action);
}

/** Matches instants as the API writes them. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const words = (value: unknown, dateTime: (instant: string) => string): string => {
  if (value === null || value === undefined || value === '') return text.nothing;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && INSTANT.test(value)) return dateTime(value);
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
};

const label = (field: string, fields: ListFields): string =>
  fields[field]?.label ?? `${field.charAt(0).toUpperCase()}${field.slice(1).replaceAll('_', ' ')}`;

/** Renders the history of a record, newest first: user, time and changes. */
export function RecordTimeline({
  route,
  id,
  fields,
  nested = NONE,
  hidden = NONE,
}: RecordTimelineProps): ReactElement {
  const api = useApi();
  const { dateTime } = useFormats();
  return (
    <SideList<Entry>
      title={text.history}
      className="ad-timeline"
      failed={text.historyFailed}
      empty={text.historyEmpty}
      older={text.older}
      queryKey={[...callKey(route), id]}
      read={async (part) => {
        const query = { itemsPerPage: 10, ...part };
        return (await recordCall(api, route, { params: { id }, query })).results as ListPart<Entry>;
      }}
      row={({ id: entry, at, action, user, changes }) => (
        <li key={entry}>
          <p>
            <strong>{user?.displayName || text.somebody}</strong> {actionText(action, changes)}
          </p>
          {changes
            .filter(({ field }) => !HIDDEN.has(field) && !hidden.includes(field))
            .map(({ field, from, to }) => (
              <p key={field} className="at-meta">
                {nested.includes(field)
                  ? text.changedField(label(field, fields))
                  : text.changedTo(
                      label(field, fields),
                      words(from, dateTime),
                      words(to, dateTime),
                    )}
              </p>
            ))}
          <p className="at-meta">
            <RelativeTime value={at} />
          </p>
        </li>
      )}
    />
  );
}
