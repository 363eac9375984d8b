import { onLiveEvent, ScreenPending, useCan, useMe } from '@org/admin-kit';
import { ImagePicker } from '@org/admin-kit/media';
import { callQuery, useApi } from '@org/api-client/react';
import { prepareBlock, type SubPage } from '@org/blocks';
import { themeCss } from '@org/blocks/css';
import { blockSearchTerms, iconSet, pasteBlocks } from '@org/blocks/editor';
import { Editor, type EditorBlocks, type EditorHost, type EditorPage } from '@org/editor-core';
import { blockViews } from '@org/installed-blocks';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { blockIcons, blockSettings } from '@org/installed-blocks/editor';
import { startBlocks } from '@org/installed-blocks/islands';
import { apiContract, type MenuItem } from '@org/schema/contract';
import { getThemeTokens, type Media, NO_PAGE } from '@org/schema/entities';
import { Button, EmptyState, type PickedImage } from '@org/ui';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useBlocker, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactElement, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { renderEmailPreview } from '../../shell/email/render-email.ts';
import { LogoControl } from '../../shell/navigation/logo-control.tsx';
import { MenuControl } from '../../shell/navigation/menu-control.tsx';
import { SiteMenuProvider } from '../../shell/navigation/use-site-menu.tsx';
import { themeSwatches } from '../../shell/theme/theme-swatches.ts';
import { FormNotice } from './form-notice.tsx';
import './editor.css';
import { createGateway } from './editor-gateway.ts';
import { readBlock, readComment, readTarget } from './editor-target.ts';
import { findReaders } from './find-readers.ts';
import { findRecords } from './find-records.ts';
import { itemSource } from './item-source.ts';
import { loadSections } from './load-sections.ts';
import { getLinkChoices, getMergeChoices } from './merge-choices.ts';
import { text } from './messages.ts';
import { createComments } from './page-comments.ts';
import { PageSettings } from './page-settings.tsx';
import { UnsavedEmailCheck } from './unsaved-email-check.tsx';
import { uploadImage } from './upload-image.ts';
import { useKnownMedia } from './use-known-media.ts';
import { useKnownPosts } from './use-known-posts.ts';
import { useKnownShop } from './use-known-shop.ts';
import { createPageChanges, createVisitPage } from './visit-page.ts';

const blocks: EditorBlocks = {
  registry: blockRegistry,
  views: blockViews,
  settings: blockSettings,
  icons: blockIcons,
  searchTerms: blockSearchTerms,
  paste: pasteBlocks,
  prepare: prepareBlock,
  start: startBlocks,
};

/** Controls of site settings that do not belong to a block. */
const CONTROLS: NonNullable<EditorHost['controls']> = {
  menu: MenuControl,
  logo: LogoControl,
  formNotice: FormNotice,
};

const picked = (media: Media): PickedImage => ({
  src: media.file,
  alt: media.alt,
  width: media.width,
  height: media.height,
  mimeType: media.mime_type,
  filesize: media.filesize,
});

/** Query of all published pages as a tree. */
const PUBLISHED = { query: { pageId: NO_PAGE } };

/**
 * Returns the published child pages of a page.
 * @param items - tree of pages
 * @returns title and slug of each
 */
function subPagesOf(items: readonly MenuItem[], slug: string): SubPage[] {
  for (const { children = [], ...item } of items) {
    if (item.slug === slug)
      return children.map((child) => ({ title: child.title, slug: child.slug }));
    const found = subPagesOf(children, slug);
    if (found.length > 0) return found;
  }
  return [];
}

/** Renders the editor for the URL's target, with the tenant's blocks, theme and media library. */
function OpenEditor(): ReactElement {
  const api = useApi();
  const me = useMe();
  const navigate = useNavigate();
  const asked = readTarget(useLocation({ select: (location) => location.searchStr }));
  const email =
    asked?.kind === 'campaign' || asked?.kind === 'notification' ? asked.kind : undefined;
  const queries = useQueryClient();
  const settings = useSuspenseQuery(callQuery(api, apiContract.settings.get)).data.settings;
  // For a frame that requests the editor, the server returns the empty canvas document; it is kept when the page changes.
  const [canvasSrc] = useState(() => `/admin/editor${window.location.search}`);
  const [picking, setPicking] = useState(false);
  const answer = useRef<((image: PickedImage | false) => void) | undefined>(undefined);
  const canLeave = useRef<(() => Promise<boolean>) | undefined>(undefined);
  useBlocker({
    shouldBlockFn: async () => canLeave.current !== undefined && !(await canLeave.current()),
    // The editor itself asks when the tab is closed.
    enableBeforeUnload: false,
  });
  const known = useKnownMedia();
  const posts = useKnownPosts();
  const shop = useKnownShop();
  const menu = useQuery(callQuery(api, apiContract.pages.submenu, PUBLISHED)).data?.menuItems;
  // Settings may change while the editor is open; the gateway and with it the editor's session are kept.
  const siteTemplates = useRef(settings.site);
  siteTemplates.current = settings.site;
  const gateway = useMemo(() => createGateway(api, () => siteTemplates.current), [api]);
  const siteUrl = me.siteUrl ?? '';
  const findsPlaces = me.finds_places;
  const canWriteRaw = useCan('custom_html.can_update');
  const canUpdatePages = useCan('pages.can_update');

  const visitPage = useMemo(() => createVisitPage(api, me.user.id), [api, me.user.id]);
  const onPageChanged = useMemo(() => createPageChanges(me.user.id), [me.user.id]);
  const canDeletePages = useCan('pages.can_delete');
  const askedComment = readComment(useLocation({ select: (location) => location.searchStr }));
  const askedBlock = readBlock(useLocation({ select: (location) => location.searchStr }));
  const comments = useMemo(
    () => createComments(api, { userId: me.user.id, canDeleteAll: canDeletePages, askedComment }),
    [api, me.user.id, canDeletePages, askedComment],
  );
  const settle = useCallback((image: PickedImage | false) => {
    answer.current?.(image);
    answer.current = undefined;
    setPicking(false);
  }, []);

  const host = useMemo<EditorHost>(
    () => ({
      canvasSrc,
      theme: {
        css: themeCss(settings.theme),
        mode: settings.theme.mode ?? 'light',
        tokens: getThemeTokens(settings.theme),
      },
      getContext: (page: EditorPage) => ({
        editing: true,
        page: {
          id: page.id,
          title: page.title,
          slug: page.slug,
          excerpt: page.excerpt,
          image: page.image,
          isHomepage: page.is_homepage,
        },
        site: settings,
        findsPlaces,
        media: known,
        posts,
        shop,
        subPages: subPagesOf(menu ?? [], page.slug),
      }),
      swatches: themeSwatches(settings.theme),
      canWriteRaw,
      icons: iconSet,
      controls: CONTROLS,
      getMergeFields: getMergeChoices,
      getEmailLinks: getLinkChoices,
      findReaders: findReaders(api),
      pickImage: () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setPicking(true);
        }),
      uploadImage: async (file) => {
        const media = await uploadImage(api, queries, file);
        return media ? picked(media) : false;
      },
      listPages: async (search) => {
        // A single character is not a search.
        const words = [...search].length > 1 ? search : undefined;
        const answer = await api.call(apiContract.pages.list, {
          query: { itemsPerPage: 8, orderBy: 'title', orderDirection: 'ASC', search: words },
        });
        // The page of a collection's items has no address without an item.
        return answer.results.rows
          .filter((page) => page.item_collection_id === null)
          .map(({ title, slug, is_homepage }) => ({ title, slug: is_homepage ? '' : slug }));
      },
      findRecords: findRecords(api),
      visitPage,
      onPageChanged,
      comments,
      items: itemSource(api, settings.locale),
      findFields: async (id) =>
        (await api.call(apiContract.collections.get, { params: { id } })).collection.fields,
      findMissingPaths: async (paths) => {
        // The server accepts a limited number of paths; the other links of a page are not checked.
        const body = { paths: paths.slice(0, 200) };
        return (await api.call(apiContract.site.checkPaths, { body })).missing;
      },
      siteUrl: (page, item) => {
        const path = page.is_homepage ? '/' : `/${page.slug}${item ? `/${item.slug}` : ''}`;
        return new URL(path, siteUrl || window.location.origin).href;
      },
      openPage: (slug) =>
        void navigate({ href: `/admin/editorwrapper?slug=${encodeURIComponent(slug)}` }),
      ...(canUpdatePages && { PageSettings }),
      loadSections,
      openPageSettings: (id) =>
        void navigate({ to: '/admin/pages/$id', params: { id: String(id) } }),
      openTemplate: (id) => void navigate({ href: `/admin/editorwrapper?component=${id}` }),
      onTemplatesChanged: (listener) =>
        onLiveEvent((event) => {
          const isTemplate = event.event === 'entity_changed' && event.data.entity === 'template';
          if (isTemplate || event.event === 'reset') listener();
        }),
      openCampaign: (id) => void navigate({ href: `/admin/editorwrapper?emailCampaignId=${id}` }),
      openNotification: (id) =>
        void navigate({ href: `/admin/editorwrapper?emailNotificationId=${id}` }),
      renderEmail: (tree, campaign, reader) =>
        renderEmailPreview(tree, campaign, { api, settings, siteUrl, reader: reader?.fields }),
      askedBlock,
      renderEmailCheck: (tree, campaign, showBlock) => (
        <UnsavedEmailCheck tree={tree} email={campaign} onShowBlock={showBlock} />
      ),
      exit: (target) => {
        const emails = email ?? (target === 'email' ? 'campaign' : undefined);
        void navigate({ to: emails ? `/admin/email-marketing/${emails}s` : '/admin/pages' });
      },
      onLeaveGuard: (guard) => {
        canLeave.current = guard;
      },
    }),
    [
      api,
      queries,
      settings,
      known,
      posts,
      shop,
      menu,
      siteUrl,
      findsPlaces,
      navigate,
      canvasSrc,
      canWriteRaw,
      canUpdatePages,
      email,
      visitPage,
      onPageChanged,
      comments,
      askedBlock,
    ],
  );

  if (asked === undefined)
    return (
      <main className="ad-alone">
        <EmptyState
          title={text.nothingTitle}
          text={text.nothingText}
          action={
            <Button component={Link} to="/admin/pages">
              {text.pages}
            </Button>
          }
        />
      </main>
    );
  return (
    <>
      <Editor target={asked} blocks={blocks} gateway={gateway} host={host} />
      <ImagePicker
        open={picking}
        onClose={() => settle(false)}
        onPick={(media) => settle(picked(media))}
      />
    </>
  );
}

/** Renders the editor at /admin/editorwrapper, and at /admin/editor when that is opened directly. */
export function EditorScreen(): ReactElement {
  return (
    <Suspense fallback={<ScreenPending />}>
      <SiteMenuProvider>
        <OpenEditor />
      </SiteMenuProvider>
    </Suspense>
  );
}
