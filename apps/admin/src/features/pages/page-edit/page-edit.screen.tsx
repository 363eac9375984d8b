import {
  AppLink,
  ChangeNotice,
  RecordFormFrame,
  useCan,
  useDraftKey,
  useMe,
  useRecordForm,
  type Versioned,
} from '@org/admin-kit';
import { type ApiError, isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import { type Page, pageSchema } from '@org/schema/entities';
import { ActionIcon, Alert, Button, Icon, Menu, PageHeader, toast, useFormats } from '@org/ui';
import {
  IconArrowLeft,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactElement, useCallback, useRef } from 'react';
import { editorHref, pageUrl } from '../../../shell/pages/page-links.ts';
import { LABELS, STATUS, text } from '../messages.ts';
import { PageStatusCell } from '../page-list/page-status-cell.tsx';
import { pageQuery, refreshPages } from '../pages.queries.ts';
import { usePageActions } from '../use-page-actions.ts';
import { PageFields } from './page-fields.tsx';
import {
  type PageFormValues,
  pageResolver,
  pageToForm,
  toPageCreate,
  toPageUpdate,
} from './page-form.ts';
import { SeoFields } from './seo-fields.tsx';

/** Props of the screen: the page, undefined for a new one, and initial values of its form. */
export interface PageEditScreenProps {
  readonly page: Page | undefined;
  readonly initial: Versioned<PageFormValues>;
}

const describeValue = (field: string, value: unknown): string =>
  field === 'status' && typeof value === 'string' && value in STATUS
    ? STATUS[value as keyof typeof STATUS].label
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : value === '' || value === -1
        ? '–'
        : String(value);

const getField = (error: ApiError) => (error.code === 'slug_taken' ? 'slug' : undefined);

function HeaderButtons({ page }: { page: Page }) {
  const { siteUrl } = useMe();
  const router = useRouter();
  const canUpdate = useCan('pages.can_update');
  const canDelete = useCan('pages.can_delete');
  const { remove } = usePageActions();
  // The page of an item has no address without an item.
  const isOrdinary = page.item_collection_id === null;
  const live = page.is_public && isOrdinary ? pageUrl(siteUrl, page) : undefined;
  return (
    <>
      {live && (
        <Button
          component="a"
          href={live}
          target="_blank"
          rel="noopener"
          leftSection={<Icon of={IconExternalLink} />}
        >
          {text.view}
        </Button>
      )}
      {canUpdate && (
        <Button component={AppLink} href={editorHref(page)} leftSection={<Icon of={IconPencil} />}>
          {text.openEditor}
        </Button>
      )}
      {canDelete && (
        <Menu width={180}>
          <Menu.Target>
            <ActionIcon size={36} variant="default" aria-label={text.more}>
              <Icon of={IconDots} size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              color="var(--at-danger)"
              leftSection={<Icon of={IconTrash} />}
              onClick={async () => {
                if (await remove([page.id], page.title))
                  await router.navigate({ to: '/admin/pages', ignoreBlocker: true });
              }}
            >
              {text.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

/** Renders the form of a page. */
export function PageEditScreen({ page, initial }: PageEditScreenProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const { timezone } = useFormats();
  const canWrite = useCan(page ? 'pages.can_update' : 'pages.can_create');
  // Idempotency key of the new page: pressing Create again after a lost response creates no duplicate.
  const creation = useRef(crypto.randomUUID());

  const versioned = useCallback(
    (saved: Page): Versioned<PageFormValues> => ({
      values: pageToForm(saved, timezone),
      version: saved.version,
    }),
    [timezone],
  );

  async function create(values: PageFormValues): Promise<Page> {
    try {
      const input = { body: toPageCreate(values, timezone), idempotencyKey: creation.current };
      return (await api.call(apiContract.pages.create, input)).page;
    } catch (error) {
      if (isApiError(error) && error.status > 0) creation.current = crypto.randomUUID();
      throw error;
    }
  }

  const record = useRecordForm<PageFormValues>({
    draftKey: useDraftKey(`page:${page?.id ?? 'new'}`),
    initial,
    resolver: pageResolver,
    labels: LABELS,
    getField,
    readCurrent: (current) =>
      pageSchema.isValidSync(current) ? versioned(pageSchema.cast(current)) : undefined,
    async save(values, version) {
      const saved = page
        ? (
            await api.call(apiContract.pages.update, {
              body: toPageUpdate(values, timezone, { id: page.id, version }),
            })
          ).page
        : await create(values);
      queries.setQueryData(callKey(apiContract.pages.get, { params: { id: saved.id } }), {
        success: true,
        page: saved,
        results: saved,
      });
      void refreshPages(queries);
      if (!page)
        await router.navigate({
          to: '/admin/pages/$id',
          params: { id: String(saved.id) },
          replace: true,
          ignoreBlocker: true,
        });
      return versioned(saved);
    },
    onSaved: () => void toast.success(page ? text.saved : text.created),
  });

  async function showNewer(): Promise<void> {
    if (!page) return;
    const newer = await queries.fetchQuery({ ...pageQuery(page.id), staleTime: 0 });
    if (newer.page) record.meet(versioned(newer.page));
  }

  const title = record.form.watch('title');
  return (
    <div className="ad-form-screen">
      <PageHeader
        title={page ? title || text.untitled : text.newPage}
        back={
          <Link to="/admin/pages" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.allPages}
          </Link>
        }
        meta={page && <PageStatusCell page={page} />}
        buttons={page && <HeaderButtons page={page} />}
      />
      {!canWrite && <Alert color="gray">{text.readOnly}</Alert>}
      {page?.item_collection_id ? (
        <Alert color="gray">
          {text.itemPageNote}{' '}
          <AppLink href={`/admin/collections/${page.item_collection_id}`}>
            {text.itemPageCollection}
          </AppLink>
        </Alert>
      ) : null}
      <ChangeNotice
        entity="page"
        id={page?.id}
        version={record.version}
        takenOver={record.takenOver}
        isSaving={record.state === 'saving'}
        onShow={showNewer}
      />
      <RecordFormFrame
        record={record}
        labels={LABELS}
        describe={describeValue}
        saveLabel={page ? text.save : text.create}
        isNew={!page}
        readOnly={!canWrite}
      >
        <PageFields form={record.form} pageId={page?.id} readOnly={!canWrite} />
        <SeoFields form={record.form} readOnly={!canWrite} />
      </RecordFormFrame>
    </div>
  );
}
