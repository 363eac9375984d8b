import { isApiError } from '@org/api-client';
import type { ListFields } from '@org/schema';
import {
  ask,
  Button,
  type CellValue,
  DataTable,
  EmptyState,
  Icon,
  ListKeys,
  NoPermission,
  PageHeader,
  Pager,
  type RowAction,
  toast,
  useMediaQuery,
} from '@org/ui';
import { IconExternalLink, IconFileText, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { ListRow } from '../list-data/list-row.ts';
import type { ListScreen } from '../list-data/list-screen.ts';
import {
  allMatching,
  getBulk,
  type Matching,
  NOTHING_SELECTED,
} from '../list-data/list-selection.ts';
import { LIST_SIZES } from '../list-data/list-state.ts';
import { useChoices } from '../list-data/use-choices.ts';
import { useListData } from '../list-data/use-list-data.ts';
import { editedValue, useListEdit } from '../list-data/use-list-edit.ts';
import { useListRows } from '../list-data/use-list-rows.ts';
import { useListState } from '../list-data/use-list-state.ts';
import { AppLink } from '../screen/app-link.tsx';
import { describeError } from '../screen/screen-states.tsx';
import { can } from '../session/can.ts';
import { useMe } from '../session/use-me.ts';
import { EditDialog } from './edit-dialog.tsx';
import { headingActions } from './heading-actions.ts';
import { type BulkAction, ListBulkBar } from './list-bulk-bar.tsx';
import { columnChoices, editActions, shownColumns, tableColumns } from './list-columns.tsx';
import { listKeys } from './list-keys.ts';
import { ListMenu, type ListMenuEntry } from './list-menu.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { text } from './messages.ts';
import { useImportEntry } from './use-import-entry.ts';
import { type BulkTarget, useListBulk } from './use-list-bulk.tsx';
import { useListKeys } from './use-list-keys.ts';

/** Maximum number of skeleton rows. */
const MAX_SKELETONS = 25;

/** Media query for devices with a pointer and space for inline edit buttons. */
const PENCILS = '(hover: hover) and (min-width: 641px)';

/** Props of a list: its configuration, and additions of the screen. */
export interface EntityListProps<Row extends ListRow> {
  readonly screen: ListScreen<Row>;
  /** Custom fields of the tenant. A stable reference between renders. */
  readonly ownFields?: ListFields;
  /** Additional entries of a row's menu; the list adds editing and deleting. A stable reference between renders. */
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** Additional bulk actions for selected rows, by their ids. */
  readonly bulkActions?: (ids: readonly number[]) => readonly BulkAction[];
  /** Notice above the list. */
  readonly notice?: ReactNode;
  /** Buttons beside the title, before the button that creates a record; as a function they receive the list's filters. */
  readonly buttons?: ReactNode | ((matching: Matching) => ReactNode);
  /** Links in the menu beside the title. */
  readonly menu?: readonly ListMenuEntry[];
  /** Another first action of an empty list, beside the button that creates a record. */
  readonly firstStep?: ReactNode;
}

function CreateButton({ create }: { create: NonNullable<ListScreen<ListRow>['create']> }) {
  return (
    <Button
      component={AppLink}
      href={create.href}
      variant="filled"
      leftSection={<Icon of={IconPlus} />}
    >
      {create.label}
    </Button>
  );
}

/** Renders the list of an entity from its configuration. Its state is in the URL. */
export function EntityList<Row extends ListRow>(props: EntityListProps<Row>): ReactElement {
  const {
    screen,
    ownFields,
    rowActions,
    bulkActions,
    notice,
    buttons,
    menu = [],
    firstStep,
  } = props;
  const { noun, permissions, calls, label, href } = screen;
  const [, many] = noun;
  const me = useMe();
  const places = [...useImportEntry(screen), ...menu];
  const router = useRouter();
  const canView = can(me, permissions.view);
  const canUpdate = can(me, permissions.update);
  const canRemove = can(me, permissions.remove) && calls.remove !== undefined;
  const canExport =
    permissions.export !== undefined && can(me, permissions.export) && calls.export !== undefined;
  const create = can(me, permissions.create) ? screen.create : undefined;

  const fields = useMemo<ListFields>(
    () => ({ ...screen.fields, ...ownFields }),
    [screen, ownFields],
  );
  const position = useListState(screen, fields);
  const { state, change } = position;
  const data = useListData(screen, position, canView);
  const list = useListRows(data, position);
  const choices = useChoices(screen, fields, state.filter);
  const saveCell = useListEdit(screen, fields);
  const save = canUpdate ? saveCell : undefined;
  const searchRef = useRef<HTMLInputElement>(null);

  const shown = useMemo(
    () => shownColumns(screen, fields, state.columns),
    [screen, fields, state.columns],
  );
  const isChosen = state.columns !== undefined;
  const currency = me.settings?.currency;
  const columns = useMemo(
    () => tableColumns({ screen, fields, shown, chosen: isChosen, choices, currency, save }),
    [screen, fields, shown, isChosen, choices, currency, save],
  );

  const bulk = useListBulk<Row>({
    screen,
    getLabel: (id) => {
      const row = data.rows?.find((one) => one.id === id);
      return row && label(row);
    },
    onDone: list.forget,
  });
  const one = (row: Row): BulkTarget => ({
    selection: { ids: [row.id] },
    count: 1,
    label: label(row),
  });
  const chosen: BulkTarget = {
    selection: getBulk(list.selection, list.matching),
    count: list.count,
    label: data.rows?.filter((row) => list.selected.has(row.id)).map(label)[0] ?? '',
  };
  const everything: BulkTarget = {
    selection: { matching: list.matching },
    count: data.total,
    label: '',
  };

  // Without inline edit buttons the menu of the row offers edits.
  const hasPencils = useMediaQuery(PENCILS) ?? true;
  const [rowEdit, setRowEdit] = useState<{ readonly row: Row; readonly column: string }>();
  const latest = useRef({ bulk, one, list });
  latest.current = { bulk, one, list };
  const allRowActions = useCallback(
    (row: Row): RowAction[] => [
      {
        label: text.open,
        icon: IconFileText,
        href: href(row),
        onSelect: () => void router.navigate({ href: href(row) }),
      },
      { label: text.openInTab, icon: IconExternalLink, href: href(row), external: true },
      ...(rowActions?.(row) ?? []),
      ...(hasPencils ? [] : editActions(columns, (column) => setRowEdit({ row, column }))),
      ...(canRemove
        ? [
            {
              label: text.remove,
              icon: IconTrash,
              danger: true,
              onSelect: () => void latest.current.bulk.remove(latest.current.one(row)),
            },
          ]
        : []),
    ],
    [rowActions, columns, canRemove, hasPencils, href, router],
  );

  const canSelect =
    canRemove ||
    canExport ||
    bulkActions !== undefined ||
    (canUpdate && calls.change !== undefined);
  const editable = columns.find(({ editor }) => editor);
  const { current } = list;

  /** Selects all matching rows. A capped total is counted exactly first, since the user sees it before any action. */
  async function chooseAll(): Promise<void> {
    const { narrowed } = list;
    try {
      const all = data.capped ? await data.countAll() : undefined;
      if (latest.current.list.narrowed === narrowed) list.select(allMatching(all));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    }
  }

  function showKeys(): void {
    void ask({
      title: text.keys,
      content: (
        <ListKeys
          keys={listKeys({ select: canSelect, edit: editable !== undefined, remove: canRemove })}
        />
      ),
      buttons: [{ label: text.close, value: undefined, focused: true }],
      dismissed: undefined,
    });
  }

  useListKeys({
    search: () => searchRef.current?.focus(),
    move: list.move,
    select: canSelect ? list.toggleCurrent : undefined,
    edit:
      editable && current
        ? () => list.setEdited({ id: current.id, column: editable.id })
        : undefined,
    open: () => current && void router.navigate({ href: href(current) }),
    remove:
      canRemove && (list.count > 0 || current)
        ? () => void bulk.remove(list.count === 0 && current ? one(current) : chosen)
        : undefined,
    help: showKeys,
  });

  if (!canView) return <NoPermission what={text.see(many)} />;

  const getStart = (column: string): CellValue =>
    rowEdit ? editedValue(rowEdit.row, column, screen.edits?.[column] ?? {}, fields) : null;
  const isNarrowed = list.matching.search !== undefined || list.matching.filter !== undefined;
  const isPageChosen = list.ids.length > 0 && list.ids.every((id) => list.selected.has(id));
  const hasMore = calls.takesMatching && isPageChosen && data.total > list.count;
  const empty = isNarrowed ? (
    <EmptyState
      title={text.noneTitle(noun[0])}
      text={text.noneText}
      action={
        <Button onClick={() => change({ search: '', filter: undefined })}>
          {text.clear(many)}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={screen.icon}
      title={screen.empty.title}
      text={screen.empty.text}
      action={
        create || firstStep ? (
          <>
            {firstStep}
            {create && <CreateButton create={create} />}
          </>
        ) : undefined
      }
    />
  );

  return (
    <>
      <PageHeader
        title={screen.title}
        icon={screen.icon}
        buttons={
          <>
            <ListMenu entries={places} />
            {typeof buttons === 'function' ? buttons(list.matching) : buttons}
            {create && <CreateButton create={create} />}
          </>
        }
      />
      {notice}
      <ListToolbar
        screen={screen}
        fields={fields}
        position={position}
        choices={choices}
        columns={columnChoices(screen, fields)}
        shown={shown}
        searchRef={searchRef}
        onExport={canExport ? (format) => void bulk.toFile(everything, shown, format) : undefined}
        onKeys={showKeys}
      />
      <DataTable
        label={screen.title}
        columns={columns}
        rows={data.rows}
        rowId={(row) => row.id}
        rowLabel={label}
        busy={data.busy}
        error={
          data.error === undefined
            ? undefined
            : {
                ...describeError(data.error),
                title: text.loadFailed(many),
                onRetry: data.retry,
              }
        }
        empty={empty}
        skeletonRows={Math.min(state.size, MAX_SKELETONS)}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        columnActions={(column) =>
          headingActions(column, { shown, primary: screen.primary, sort: state.sort, change })
        }
        {...(canSelect && { selection: list.selected, onSelect: list.selectShown })}
        rowActions={allRowActions}
        place={{ before: (state.page - 1) * state.size, total: data.total }}
        cursor={list.cursor}
        onCursor={list.setCursor}
        edited={list.edited}
        onEdit={list.setEdited}
      />
      {data.rows && data.total > 0 && (
        <Pager
          page={state.page}
          pageSize={state.size}
          total={data.total}
          capped={data.capped}
          pageSizes={LIST_SIZES}
          onPage={(page) => change({ page })}
          onPageSize={(size) => change({ size })}
        />
      )}
      <ListBulkBar
        screen={screen}
        fields={fields}
        choices={choices}
        bulk={bulk}
        target={chosen}
        canUpdate={canUpdate}
        canRemove={canRemove}
        canExport={canExport}
        actions={'ids' in chosen.selection ? (bulkActions?.(chosen.selection.ids) ?? []) : []}
        columns={shown}
        matching={hasMore ? { total: data.total, capped: data.capped } : undefined}
        onMatching={() => void chooseAll()}
        onClear={() => list.select(NOTHING_SELECTED)}
      />
      {rowEdit && (
        <EditDialog
          title={text.changeOf(fields[rowEdit.column]?.label ?? '', label(rowEdit.row))}
          fields={fields}
          columns={[rowEdit.column]}
          getStart={getStart}
          choices={choices}
          getOptions={(column) => screen.edits?.[column]?.options?.()}
          onApply={(column, value) => {
            setRowEdit(undefined);
            if (JSON.stringify(value) !== JSON.stringify(getStart(column)))
              void saveCell(rowEdit.row, column, value);
          }}
          onClose={() => setRowEdit(undefined)}
        />
      )}
    </>
  );
}
