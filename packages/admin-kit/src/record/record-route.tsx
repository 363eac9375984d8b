import { callKey, useApi } from '@org/api-client/react';
import { NoPermission } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { FormPending } from '../form/form-pending.tsx';
import { readRecord, recordCall } from '../record-parts/record-call.ts';
import { FailedState, ScreenMissing } from '../screen/screen-states.tsx';
import { useCan } from '../session/use-me.ts';
import { RecordEditor } from './record-editor.tsx';
import type { AnyRecord, RecordScreen } from './record-screen.ts';

interface RouteProps<Rec extends AnyRecord, Values extends Record<string, unknown>> {
  readonly screen: RecordScreen<Rec, Values>;
}

/** Renders the screen of a new record. */
export function NewRecordRoute<Rec extends AnyRecord, Values extends Record<string, unknown>>({
  screen,
  given,
  onCreated,
}: RouteProps<Rec, Values> & {
  /** Initial values of its fields. */
  readonly given?: Partial<Values>;
  /** Called with the saved record. @default opens its screen */
  readonly onCreated?: (record: Rec) => void;
}): ReactElement {
  if (!useCan(screen.permissions.create)) return <NoPermission what={screen.text.add} />;
  return (
    <RecordEditor
      key="new"
      screen={screen}
      record={undefined}
      {...(given && { given })}
      {...(onCreated && { onCreated })}
    />
  );
}

/** Renders the screen of the record whose id is in the URL. */
export function RecordRoute<Rec extends AnyRecord, Values extends Record<string, unknown>>({
  screen,
}: RouteProps<Rec, Values>): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const api = useApi();
  const isId = /^\d{1,15}$/.test(id);
  const canView = useCan(screen.permissions.view);
  const params = { id: Number(id) };
  const found = useQuery({
    queryKey: callKey(screen.calls.get, { params } as never),
    queryFn: () => recordCall(api, screen.calls.get, { params }),
    enabled: isId && canView,
    refetchOnWindowFocus: false,
  });

  if (!canView) return <NoPermission what={screen.text.see} />;
  if (!isId) return <ScreenMissing />;
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  const record = readRecord<Rec>(found.data, screen.name);
  return <RecordEditor key={record.id} screen={screen} record={record} />;
}
