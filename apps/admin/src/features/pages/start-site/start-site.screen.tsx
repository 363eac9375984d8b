import { AppLink, FailedState, useCan, useMe } from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { apiContract, type StartedSite, type StarterSiteOffer } from '@org/schema/contract';
import {
  confirm,
  Dialog,
  Icon,
  NoPermission,
  PageHeader,
  ScrollArea,
  Skeleton,
  toast,
} from '@org/ui';
import { IconArrowLeft, IconLayoutGrid } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { SITES, text } from './messages.ts';
import { SiteCard } from './site-card.tsx';
import { SITE_PICTURES } from './site-pictures.ts';
import './start-site.css';
import { isMoving, offersQuery, refreshSites } from './start-site.queries.ts';
import { type SiteChoice, UseSiteDialog } from './use-site-dialog.tsx';

type Opened = { readonly what: 'preview' | 'use'; readonly offer: StarterSiteOffer };

/** Renders the starter sites: three cards with content, progress and undo. */
export function StartSiteScreen(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { siteUrl } = useMe();
  const canUse = useCan('settings.can_update');
  const offers = useQuery({ ...offersQuery(), enabled: canUse });
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState(false);

  // Other screens also show the new content, as soon as it exists.
  const moving = offers.data?.sites.some(({ started }) => isMoving(started)) ?? false;
  const wasMoving = useRef(moving);
  useEffect(() => {
    if (wasMoving.current && !moving) void refreshSites(queries);
    wasMoving.current = moving;
  }, [moving, queries]);

  async function use({ site }: StarterSiteOffer, choice: SiteChoice): Promise<void> {
    setBusy(true);
    try {
      await api.call(apiContract.starterSites.start, { body: { site, ...choice } });
      setOpened(undefined);
      await refreshSites(queries);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  async function undo({ id, pages, posts }: StartedSite): Promise<void> {
    const answer = await confirm({
      text: text.undoQuestion(pages, posts),
      confirmLabel: text.undoButton,
      danger: true,
    });
    if (answer !== 'confirm') return;
    const waiting = toast.loading(text.undoing);
    try {
      const { look_restored } = await api.call(apiContract.starterSites.undo, { params: { id } });
      await refreshSites(queries);
      toast.update(waiting, 'success', look_restored ? text.undoneWithLook : text.undone);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.update(waiting, 'error', error.message);
    }
  }

  if (!canUse) return <NoPermission what={text.seeSites} />;
  return (
    <>
      <PageHeader
        title={text.title}
        icon={IconLayoutGrid}
        meta={text.meta}
        back={
          <AppLink href="/admin/pages" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.back}
          </AppLink>
        }
      />
      {offers.isError && <FailedState error={offers.error} onRetry={() => void offers.refetch()} />}
      <ul className="ad-sites" aria-busy={offers.isPending}>
        {offers.isPending &&
          Object.keys(SITES).map((site) => (
            <li key={site} className="ad-site">
              <Skeleton height="100%" className="ad-site-waiting" />
            </li>
          ))}
        {offers.data?.sites.map((offer) => (
          <SiteCard
            key={offer.site}
            offer={offer}
            siteUrl={siteUrl ?? null}
            onPreview={() => setOpened({ what: 'preview', offer })}
            onUse={() => setOpened({ what: 'use', offer })}
            onUndo={(started) => void undo(started)}
          />
        ))}
      </ul>
      {opened?.what === 'use' && (
        <UseSiteDialog
          offer={opened.offer}
          hasHomepage={offers.data?.has_homepage ?? true}
          busy={busy}
          onUse={(choice) => void use(opened.offer, choice)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.what === 'preview' && (
        <Dialog
          open
          title={text.previewOf(SITES[opened.offer.site].title)}
          width={960}
          onClose={() => setOpened(undefined)}
          buttons={[
            { label: text.close, onPress: () => setOpened(undefined) },
            {
              label: text.use,
              kind: 'primary',
              onPress: () => setOpened({ what: 'use', offer: opened.offer }),
            },
          ]}
        >
          <ScrollArea.Autosize
            mah="54vh"
            className="ad-site-whole"
            // Taller than the dialog, so it must be scrollable by keyboard.
            viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': text.preview }}
          >
            <img
              src={SITE_PICTURES[opened.offer.site].whole}
              alt={text.previewAlt(SITES[opened.offer.site].title)}
              width={960}
              height={SITE_PICTURES[opened.offer.site].height}
            />
          </ScrollArea.Autosize>
        </Dialog>
      )}
    </>
  );
}
