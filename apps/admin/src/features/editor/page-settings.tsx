import { FailedState, failureText, useMe } from '@org/admin-kit';
import { ImageField } from '@org/admin-kit/media';
import { isApiError } from '@org/api-client';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import type { PageSettingsProps } from '@org/editor-core';
import { apiContract } from '@org/schema/contract';
import type { Page } from '@org/schema/entities';
import {
  Alert,
  Button,
  SkeletonLines,
  Switch,
  Textarea,
  TextInput,
  toast,
  useUnsavedGuard,
} from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { pageUrl } from '../../shell/pages/page-links.ts';
import { SearchPreview } from '../../shell/pages/search-preview.tsx';
import { toEditorPage } from './editor-gateway.ts';
import { SETTINGS_TEXT as text } from './messages.ts';
import { ShareCard } from './share-card.tsx';

/** Settings that can be changed beside the canvas. */
const FIELDS = [
  'title',
  'excerpt',
  'meta_title',
  'meta_description',
  'og_image',
  'showPageTitle',
  'noindex',
] as const;
type Fields = Pick<Page, (typeof FIELDS)[number]>;

/** Renders the form of a loaded page. */
function SettingsForm({
  page,
  onSaved,
}: {
  readonly page: Page;
  readonly onSaved: PageSettingsProps['onSaved'];
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { siteUrl } = useMe();
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const values: Fields = { ...page, ...typed };
  const changed = Object.fromEntries(
    FIELDS.filter((name) => values[name] !== page[name]).map((name) => [name, values[name]]),
  ) as Partial<Fields>;
  const isDirty = Object.keys(changed).length > 0;

  function keep(saved: Page): void {
    queries.setQueryData(callKey(apiContract.pages.get, { params: { id: saved.id } }), {
      success: true,
      page: saved,
      results: saved,
    });
  }
  async function save(): Promise<boolean> {
    setBusy(true);
    setFailure('');
    setErrors({});
    try {
      const body = { ...changed, version: page.version, draft: true };
      const saved = (
        await api.call(apiContract.pages.updateById, { params: { id: page.id }, body })
      ).page;
      onSaved(toEditorPage(saved), page.version);
      keep(saved);
      setTyped({});
      toast.success(saved.has_unpublished_changes ? text.savedAsDraft : text.saved);
      return true;
    } catch (error) {
      // The other author's fields are shown, except for those that were changed here.
      if (isApiError(error, 'conflict'))
        await queries.invalidateQueries({
          queryKey: callKey(apiContract.pages.get, { params: { id: page.id } }),
        });
      setErrors(isApiError(error) ? error.formErrors : {});
      setFailure(isApiError(error, 'conflict') ? text.conflict : failureText(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  const canLeave = useUnsavedGuard(isDirty, save);
  useBlocker({
    shouldBlockFn: async () => !(await canLeave()),
    disabled: !isDirty,
    // The guard itself asks when the tab is closed.
    enableBeforeUnload: false,
  });

  const change = (fields: Partial<Fields>): void => setTyped({ ...typed, ...fields });
  const title = values.meta_title || values.title;
  const description = values.meta_description || values.excerpt;
  const address = pageUrl(siteUrl, page) ?? `/${page.slug}`;
  return (
    <form
      className="ad-page-settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        size="xs"
        label={text.title}
        required
        maxLength={200}
        value={values.title}
        error={errors.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Switch
        size="xs"
        label={text.showTitle}
        checked={values.showPageTitle}
        onChange={({ currentTarget }) => change({ showPageTitle: currentTarget.checked })}
      />
      <Textarea
        size="xs"
        label={text.excerpt}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={values.excerpt}
        error={errors.excerpt}
        onChange={({ currentTarget }) => change({ excerpt: currentTarget.value })}
      />
      <h3>{text.search}</h3>
      <SearchPreview title={title} description={description} address={address} />
      <TextInput
        size="xs"
        label={text.metaTitle}
        placeholder={values.title}
        value={values.meta_title ?? ''}
        error={errors.meta_title}
        onChange={({ currentTarget }) => change({ meta_title: currentTarget.value })}
      />
      <Textarea
        size="xs"
        label={text.metaDescription}
        placeholder={values.excerpt}
        autosize
        minRows={2}
        maxRows={6}
        value={values.meta_description ?? ''}
        error={errors.meta_description}
        onChange={({ currentTarget }) => change({ meta_description: currentTarget.value })}
      />
      <Switch
        size="xs"
        label={text.noindex}
        description={text.noindexHelp}
        checked={values.noindex}
        onChange={({ currentTarget }) => change({ noindex: currentTarget.checked })}
      />
      <h3>{text.sharing}</h3>
      <ShareCard
        image={values.og_image || page.image}
        title={title}
        description={description}
        host={URL.canParse(address) ? new URL(address).host : ''}
      />
      <ImageField
        label={text.ogImage}
        value={values.og_image}
        error={errors.og_image}
        onChange={(og_image) => change({ og_image })}
      />
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <div className="ad-page-settings-save">
        <Button type="submit" size="xs" variant="filled" loading={busy} disabled={!isDirty}>
          {text.save}
        </Button>
        {isDirty && !busy && (
          <Button size="xs" variant="default" onClick={() => setTyped({})}>
            {text.reset}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Renders the settings of the open page beside the canvas. Visitors of a public page see them once the page is published. */
export function PageSettings({ page: { id, version }, onSaved }: PageSettingsProps): ReactElement {
  const found = useQuery(callQuery(useApi(), apiContract.pages.get, { params: { id } }));
  const { refetch } = found;
  const known = found.data?.page.version;
  // Each save of the content is a new version of the page.
  useEffect(() => {
    if (known !== undefined && known < version) void refetch();
  }, [known, version, refetch]);
  if (found.data) return <SettingsForm page={found.data.page} onSaved={onSaved} />;
  if (found.isError)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  return <SkeletonLines count={6} />;
}
