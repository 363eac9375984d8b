import {
  describeError,
  failureText,
  ListMenu,
  TREE_STEPS,
  type TreeStep,
  type TreeZone,
  useCan,
  useImportEntry,
} from '@org/admin-kit';
import { useApi } from '@org/api-client/react';
import type { Category, CategoryKind } from '@org/schema/entities';
import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Icon,
  NoPermission,
  PageHeader,
  SkeletonLines,
  TextInput,
  toast,
  VisuallyHidden,
} from '@org/ui';
import { IconCategory, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { categoriesQuery, categoryCalls, refreshCategories } from './categories.queries.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { getDrop, getStep, type Move } from './category-moves.ts';
import { CategoryRow } from './category-row.tsx';
import { text } from './messages.ts';
import './categories.css';

/** Maximum number of categories without a search. */
const FEW = 8;

/** Renders all categories of a kind as a tree that can be reordered by pointer and keyboard. */
export function CategoriesScreen({ kind }: { readonly kind: CategoryKind }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const canView = useCan('categories.can_view');
  const canCreate = useCan('categories.can_create');
  const canUpdate = useCan('categories.can_update');
  const canRemove = useCan('categories.can_delete');
  const found = useQuery({ ...categoriesQuery(kind), enabled: canView });
  const [open, setOpen] = useState<Category | 'new'>();
  const [search, setSearch] = useState('');
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<{ readonly id: number; readonly zone: TreeZone }>();
  const [said, setSaid] = useState('');
  const places = useImportEntry({
    entity: kind === 'blog' ? 'blogCategories' : 'productCategories',
    importable: true,
    permissions: { create: 'categories.can_create' },
  });
  if (!canView) return <NoPermission what={text.see} />;

  const isTree = kind === 'products';
  const calls = categoryCalls(kind);
  const rows: readonly Category[] = found.data ?? [];
  const word = search.trim().toLowerCase();
  const shown = word ? rows.filter(({ category }) => category.toLowerCase().includes(word)) : rows;

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await refreshCategories(queries, kind);
      return true;
    } catch (failure) {
      toast.error(failureText(failure));
      return false;
    }
  }

  async function move({ id, category }: Category, to: Move | undefined): Promise<void> {
    if (!to) return;
    const { parent_id, order } = to;
    const body = { order, ...(isTree && { parent_id: parent_id ?? -1 }) };
    if (!(await attempt(() => api.call(calls.updateById, { params: { id }, body })))) return;
    const siblings = rows.filter((row) => row.parent_id === parent_id && row.id !== id).length;
    const parent = rows.find((row) => row.id === parent_id)?.category ?? '';
    setSaid(text.moved(category, order + 1, siblings + 1, parent));
  }

  async function remove({ id, category }: Category): Promise<void> {
    const answer = await confirm({
      title: text.removeTitle(category),
      text: text.removeText,
      confirmLabel: text.remove,
      danger: true,
    });
    if (answer !== 'confirm') return;
    if (!(await attempt(() => api.call(calls.remove, { params: { id } })))) return;
    const restore = async (): Promise<void> => {
      if (await attempt(() => api.call(calls.restore, { body: { ids: [id] } })))
        toast.success(text.restored(category));
    };
    toast.success(text.removed(category), { label: text.undo, onPress: () => void restore() });
  }

  function drop(): void {
    const row = rows.find(({ id }) => id === dragged);
    if (row && over) void move(row, getDrop(rows, row.id, over.id, over.zone));
    setDragged(undefined);
    setOver(undefined);
  }

  const add = canCreate && (
    <Button variant="filled" leftSection={<Icon of={IconPlus} />} onClick={() => setOpen('new')}>
      {text.add}
    </Button>
  );
  return (
    <div className="ad-form-screen ad-categories-screen">
      <PageHeader
        title={text.title[kind]}
        icon={IconCategory}
        meta={rows.length > 0 && text.about[kind]}
        buttons={
          <>
            <ListMenu entries={places} />
            {rows.length > 0 && add}
          </>
        }
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {found.isPending && <SkeletonLines count={6} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.failed}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={IconCategory}
          title={text.emptyTitle}
          text={text.emptyText[kind]}
          action={add}
        />
      )}
      {rows.length > FEW && (
        <TextInput
          className="ad-categories-search"
          aria-label={text.search}
          placeholder={text.search}
          leftSection={<Icon of={IconSearch} size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {rows.length > 0 && shown.length === 0 && <p className="at-meta">{text.none}</p>}
      {shown.length > 0 && (
        <ul className="ad-categories" aria-label={text.title[kind]}>
          {shown.map((row) => (
            <CategoryRow
              key={row.id}
              row={row}
              canUpdate={canUpdate}
              canRemove={canRemove}
              onOpen={() => setOpen(row)}
              onRemove={() => void remove(row)}
              moves={{
                isTree,
                steps: TREE_STEPS.filter(
                  (step) => allowed(step, isTree) && getStep(rows, row.id, step),
                ),
                over: dragged !== undefined && over?.id === row.id ? over.zone : undefined,
                onStep: (step) => {
                  if (allowed(step, isTree)) void move(row, getStep(rows, row.id, step));
                },
                onDrag: (state) => {
                  setDragged(state === 'start' ? row.id : undefined);
                  setOver(undefined);
                },
                onOver: (zone) => {
                  if (dragged === undefined || (over?.id === row.id && over.zone === zone)) return;
                  setOver(getDrop(rows, dragged, row.id, zone) && { id: row.id, zone });
                },
                onDrop: drop,
              }}
            />
          ))}
        </ul>
      )}
      {open !== undefined && (
        <CategoryDialog
          kind={kind}
          rows={rows}
          category={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** Blog categories have one level. */
const allowed = (step: TreeStep, isTree: boolean): boolean =>
  isTree || step === 'up' || step === 'down';
