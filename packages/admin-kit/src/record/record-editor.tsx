import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import type { RouteContract } from '@org/schema/contract';
import { Alert, Button, Icon, PageHeader, toast, useFormats } from '@org/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Path } from 'react-hook-form';
import { ChangeNotice } from '../events/change-notice.tsx';
import { withLater } from '../form/form-conflict.ts';
import { RecordFormFrame } from '../form/record-form-frame.tsx';
import { type SaveFirst, SaveFirstContext } from '../form/save-first.ts';
import { useDraftKey } from '../form/use-draft-key.ts';
import { useRecordForm, type Versioned } from '../form/use-record-form.ts';
import { text } from '../record-parts/messages.ts';
import { readRecord, recordCall } from '../record-parts/record-call.ts';
import { AppLink } from '../screen/app-link.tsx';
import { useCan, useMe } from '../session/use-me.ts';
import { writeDraft } from '../storage/form-draft.ts';
import { rememberRecord } from '../storage/recent-records.ts';
import { DeleteRecordButton } from './delete-record-button.tsx';
import { RecordMenu } from './record-menu.tsx';
import type { AnyRecord, RecordScreen } from './record-screen.ts';

/** Props of the editor: configuration, record, and the handler of a new one. */
export interface RecordEditorProps<Rec extends AnyRecord, Values extends Record<string, unknown>> {
  readonly screen: RecordScreen<Rec, Values>;
  /** Undefined for a new one. */
  readonly record: Rec | undefined;
  /** Called after a new one was created. @default opens its screen */
  readonly onCreated?: (record: Rec) => void;
  /** Initial values of a new one. */
  readonly given?: Partial<Values>;
  /** True in a dialog, which has its own title. */
  readonly isBare?: boolean;
}

const describeValue = (_field: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === '' || value === null || value === undefined ? '–' : String(value);
};

/** Renders the form of a record with its common parts. */
export function RecordEditor<Rec extends AnyRecord, Values extends Record<string, unknown>>(
  props: RecordEditorProps<Rec, Values>,
): ReactElement {
  const { screen, record, onCreated, given, isBare = false } = props;
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const { timezone } = useFormats();
  const { tenant } = useMe();
  const canWrite = useCan(record ? screen.permissions.update : screen.permissions.create);
  const isFixed = record !== undefined && screen.isFixed?.(record) === true;
  const readOnly = !canWrite || isFixed;
  // Idempotency key of the new record: pressing Create again after a lost response creates no duplicate.
  const creation = useRef(crypto.randomUUID());
  const [isEditing, setIsEditing] = useState(false);
  /** Version after the last save, for an action that runs before the next render. */
  const savedVersion = useRef<number>(undefined);

  const versioned = useCallback(
    (saved: Rec): Versioned<Values> => ({
      values: screen.toValues(saved, timezone),
      version: saved.version,
    }),
    [screen, timezone],
  );

  function refresh(): void {
    for (const route of [screen.calls.get, ...screen.calls.stale])
      void queries.invalidateQueries({ queryKey: callKey(route) });
  }

  async function send(route: RouteContract, input: object): Promise<Rec> {
    return readRecord<Rec>(await recordCall(api, route, input), screen.name);
  }

  async function create(body: object): Promise<Rec> {
    try {
      return await send(screen.calls.create, { body, idempotencyKey: creation.current });
    } catch (error) {
      if (isApiError(error) && error.status > 0) creation.current = crypto.randomUUID();
      throw error;
    }
  }

  /** Creates or updates the record, and reports a failure to the screen. */
  async function store(body: object, version: number | undefined): Promise<Rec> {
    try {
      if (!record) return await create(body);
      return await send(screen.calls.update, {
        params: { id: record.id },
        body: { ...body, ...(version !== undefined && { version }) },
      });
    } catch (error) {
      if (isApiError(error)) screen.onSaveFailed?.(error, record);
      throw error;
    }
  }

  const draftKeys = useDraftKey(`${screen.entity}:`);
  /** Input typed during the creation is passed to the new record's screen. */
  function handOver(saved: Rec, sent: Values): void {
    const { values: base, version = null } = versioned(saved);
    const values = withLater(base, sent, form.form.getValues());
    if (values) writeDraft(`${draftKeys}${saved.id}`, { values, base, version });
  }

  const form = useRecordForm<Values>({
    draftKey: `${draftKeys}${record?.id ?? 'new'}`,
    initial: record
      ? versioned(record)
      : { values: { ...screen.empty(timezone), ...given }, version: undefined },
    resolver: screen.resolver,
    labels: screen.labels,
    ...(screen.getField && { getField: screen.getField }),
    readCurrent: (current) =>
      screen.schema.isValidSync(current) ? versioned(current as unknown as Rec) : undefined,
    async save(values, version, base) {
      const body = screen.toBody(values, timezone, record && base);
      const sent = structuredClone(form.form.getValues());
      const saved = await store(body, version);
      savedVersion.current = saved.version;
      const key = callKey(screen.calls.get, { params: { id: saved.id } } as never);
      queries.setQueryData(key, { success: true, [screen.name]: saved, results: saved });
      refresh();
      if (!record) {
        handOver(saved, sent);
        if (onCreated) onCreated(saved);
        else
          await router.navigate({ href: screen.href(saved), replace: true, ignoreBlocker: true });
      }
      return versioned(saved);
    },
    onSaved: () => {
      setIsEditing(false);
      toast.success(record ? screen.text.saved : screen.text.created);
    },
  });

  async function showNewer(): Promise<void> {
    if (!record) return;
    form.meet(versioned(await send(screen.calls.get, { params: { id: record.id } })));
  }

  const named = record && screen.getTitle(screen.toValues(record, timezone), record);
  const href = record && screen.href(record);
  useEffect(() => {
    if (tenant && named && href)
      rememberRecord(tenant.id, { href, title: named, noun: screen.text.noun });
  }, [tenant, named, href, screen]);

  const { Fields, Above, Aside, Overview } = screen;
  const body = (
    <RecordFormFrame
      record={form}
      labels={screen.labels}
      describe={screen.describe ?? describeValue}
      saveLabel={record ? screen.text.save : screen.text.create}
      isNew={!record}
      readOnly={readOnly}
    >
      <Fields form={form.form} record={record} readOnly={readOnly} />
    </RecordFormFrame>
  );
  if (isBare) return body;

  const isClean = (form.state === 'clean' || form.state === 'saved') && !form.conflict;
  const saveFirst: SaveFirst = async () => {
    if (isClean || readOnly) return { isSaved: true };
    const isSaved = await form.submit();
    return isSaved ? { isSaved, version: savedVersion.current } : { isSaved };
  };
  function showForm(field?: keyof Values & string): void {
    setIsEditing(true);
    // The field exists once the form is shown.
    if (field) setTimeout(() => form.form.setFocus(field as Path<Values>));
  }
  const withDone = (shown: ReactElement): ReactElement => (
    <>
      {shown}
      {isClean && (
        <Button className="ad-record-done" onClick={() => setIsEditing(false)}>
          {text.doneEditing}
        </Button>
      )}
    </>
  );

  const title = screen.getTitle(form.form.watch(), record);
  return (
    <div className="ad-record" data-aside={(record && Aside !== undefined) || undefined}>
      <SaveFirstContext value={saveFirst}>
        <RecordHeader
          screen={screen}
          record={record}
          title={record ? title || screen.text.untitled : screen.text.newTitle}
        />
      </SaveFirstContext>
      <div className="ad-record-body">
        <div className="ad-record-main">
          {!canWrite && <Alert color="gray">{text.readOnly(screen.text.noun)}</Alert>}
          {/* A record that nobody can change shows what it is now without a word. */}
          {!isFixed && (
            <ChangeNotice
              entity={screen.entity}
              id={record?.id}
              version={form.version}
              takenOver={form.takenOver}
              isSaving={form.state === 'saving'}
              onShow={showNewer}
            />
          )}
          {record && Above && <Above record={record} />}
          {record && Overview ? (
            <Overview
              record={record}
              onEdit={readOnly ? undefined : showForm}
              form={isEditing || !isClean ? withDone(body) : undefined}
            />
          ) : (
            body
          )}
        </div>
        {record && Aside && (
          <aside className="ad-record-aside" aria-label={text.aside}>
            <Aside record={record} />
          </aside>
        )}
      </div>
    </div>
  );
}

function RecordHeader<Rec extends AnyRecord, Values extends Record<string, unknown>>({
  screen,
  record,
  title,
}: {
  readonly screen: RecordScreen<Rec, Values>;
  readonly record: Rec | undefined;
  readonly title: string;
}): ReactElement {
  const buttons: ReactNode = record && (
    <>
      {screen.buttons?.(record)}
      {screen.deleteLabel ? (
        <DeleteRecordButton
          screen={screen}
          record={record}
          title={title}
          label={screen.deleteLabel}
        />
      ) : (
        !screen.isFixed?.(record) && <RecordMenu screen={screen} record={record} title={title} />
      )}
    </>
  );
  return (
    <PageHeader
      title={title}
      focusTitle={true}
      icon={screen.icon}
      back={
        <AppLink href={screen.list.href} className="ad-back">
          <Icon of={IconArrowLeft} size={14} /> {screen.list.label}
        </AppLink>
      }
      meta={record && screen.meta?.(record)}
      buttons={buttons}
    />
  );
}
