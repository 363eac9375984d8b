import { AppLink, failureText, useMe } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { slugFrom } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { Dialog, TextInput, toast, useFormats, useUnsavedGuard } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useRef, useState } from 'react';
import { editorHref, pageUrl } from '../../../shell/pages/page-links.ts';
import { text } from '../messages.ts';
import { emptyPageForm, toPageCreate } from '../page-edit/page-form.ts';
import { refreshPages } from '../pages.queries.ts';

/** Maximum length of a title. */
const MAX_TITLE = 200;

/**
 * Renders a form with the title of a new page, which is then opened in the editor. Its other fields have defaults, and can be
 * changed there.
 */
export function QuickPageDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const { siteUrl } = useMe();
  const { timezone } = useFormats();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  // The key stays the same until a response arrives, so that a retry creates no duplicate.
  const creation = useRef(crypto.randomUUID());
  const slug = slugFrom(title);

  async function create(): Promise<void> {
    const name = title.trim();
    if (isCreating) return;
    if (name === '') return setError(text.titleRequired);
    setCreating(true);
    setError(undefined);
    // The title of a page is usually part of its first section.
    const values = { ...emptyPageForm(Date.now(), timezone), showPageTitle: false };
    try {
      const { page } = await api.call(apiContract.pages.create, {
        body: toPageCreate({ ...values, title: name, excerpt: name }, timezone),
        idempotencyKey: creation.current,
      });
      void refreshPages(queries);
      await router.navigate({ href: editorHref(page), ignoreBlocker: true });
    } catch (failure) {
      setCreating(false);
      if (!isApiError(failure)) throw failure;
      if (failure.status > 0) creation.current = crypto.randomUUID();
      const { title: wrongTitle, slug: wrongSlug } = failure.formErrors;
      const inField = wrongTitle ?? wrongSlug;
      if (inField === undefined) toast.error(failureText(failure));
      else setError(inField);
    }
  }

  const ask = useUnsavedGuard(title.trim() !== '' && !isCreating);
  const leave = async (): Promise<void> => {
    if (await ask()) onClose();
  };

  return (
    <Dialog
      open
      title={text.quickPage}
      onClose={() => void leave()}
      buttons={[
        { label: text.cancel, onPress: () => void leave() },
        {
          label: text.createAndEdit,
          kind: 'primary',
          busy: isCreating,
          onPress: () => void create(),
        },
      ]}
    >
      <form
        className="ad-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextInput
          label={text.title}
          required
          data-autofocus
          maxLength={MAX_TITLE}
          placeholder={text.titleExample}
          value={title}
          error={error}
          description={
            slug !== ''
              ? (pageUrl(siteUrl, { slug, is_homepage: false }) ?? `/${slug}`)
              : title.trim() === ''
                ? text.addressHelp
                : text.addressWithoutLetters
          }
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <p className="at-meta">
          {text.moreFields} <AppLink href="/admin/pages/new">{text.allSettings}</AppLink>
        </p>
        {/* Enter in a field creates the page. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
