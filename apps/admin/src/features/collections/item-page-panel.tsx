import { AppLink, failureText, useCan } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Collection } from '@org/schema/entities';
import { Button, Icon, StatusDot, TextInput, toast } from '@org/ui';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useRef, useState } from 'react';
import { editorHref } from '../../shell/pages/page-links.ts';
import { createItemPage } from './item-page-content.ts';
import { itemPageText as text } from './messages.ts';

const { collections, pages } = apiContract;

/** Renders the address of the pages of items below a base. */
function Address({ base }: { readonly base: string }): ReactElement {
  return <code className="ad-collection-address">{`/${base}/${text.sample}`}</code>;
}

/** Renders the item page of a collection, with links to its editor and settings. */
function ItemPage({ page }: { readonly page: NonNullable<Collection['item_page']> }): ReactElement {
  const canUpdate = useCan('pages.can_update');
  return (
    <>
      <p className="ad-collection-page">
        <AppLink href={`/admin/pages/${page.id}`}>{page.title}</AppLink>
        <StatusDot
          tone={page.is_public ? 'success' : 'neutral'}
          label={page.is_public ? text.live : text.notLive}
        />
      </p>
      <p className="at-meta">
        {text.address} <Address base={page.slug} />
      </p>
      {!page.is_public && <p className="at-meta">{text.notLiveHelp}</p>}
      {canUpdate && (
        <Button component={AppLink} href={editorHref(page)} leftSection={<Icon of={IconPencil} />}>
          {text.edit}
        </Button>
      )}
    </>
  );
}

/** Renders the form that creates the item page of a collection, which is then opened in the editor. */
function NewItemPage({ collection }: { readonly collection: Collection }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const [base, setBase] = useState(collection.slug);
  const [error, setError] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  const creation = useRef(crypto.randomUUID());

  async function create(): Promise<void> {
    setCreating(true);
    setError(undefined);
    const { id, name, fields } = collection;
    try {
      const { page } = await api.call(pages.create, {
        body: {
          title: name,
          excerpt: name,
          slug: base.trim(),
          publish_date: new Date().toISOString(),
          showPageTitle: false,
          item_collection_id: id,
          content: createItemPage(fields),
        },
        idempotencyKey: creation.current,
      });
      for (const stale of [collections.get, collections.list, pages.list])
        void queries.invalidateQueries({ queryKey: callKey(stale) });
      await router.navigate({ href: editorHref(page) });
    } catch (failure) {
      setCreating(false);
      if (!isApiError(failure)) throw failure;
      if (failure.status > 0) creation.current = crypto.randomUUID();
      const wrong = failure.formErrors.slug ?? failure.formErrors.item_collection_id;
      if (wrong === undefined) toast.error(failureText(failure));
      else setError(wrong);
    }
  }

  return (
    <>
      <p className="at-meta">{text.help}</p>
      <TextInput
        label={text.base}
        description={<Address base={base.trim() || '…'} />}
        spellCheck={false}
        autoCapitalize="none"
        value={base}
        error={error}
        onChange={(event) => setBase(event.currentTarget.value)}
      />
      <Button
        leftSection={<Icon of={IconPlus} />}
        loading={isCreating}
        onClick={() => void create()}
      >
        {text.create}
      </Button>
    </>
  );
}

/** Renders the page that shows one item of a collection, or the form that creates it. */
export function ItemPagePanel({ collection }: { readonly collection: Collection }): ReactElement {
  const canCreate = useCan('pages.can_create');
  const page = collection.item_page;
  return (
    <section className="ad-record-card" aria-label={text.title}>
      <header>
        <h2 className="at-section-title">{text.title}</h2>
      </header>
      {page ? (
        <ItemPage page={page} />
      ) : canCreate ? (
        <NewItemPage key={collection.slug} collection={collection} />
      ) : (
        <p className="at-meta">{text.none}</p>
      )}
    </section>
  );
}
