import { AppLink, LoadedScreen, ScreenMissing, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Release, ReleaseItem } from '@org/schema/entities';
import { Alert, Button, EmptyState, Icon, PageHeader, useFormats } from '@org/ui';
import {
  IconArrowBackUp,
  IconArrowLeft,
  IconPackages,
  IconPlus,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { RELEASES_HREF } from '../../shell/releases/release-links.ts';
import { AddItemsDialog } from './add-items-dialog.tsx';
import { text } from './messages.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseItems } from './release-items.tsx';
import { ReleaseMenu } from './release-menu.tsx';
import { ReleaseStateDot } from './release-state.tsx';
import { useReleaseCalls } from './use-release-calls.ts';
import './releases.css';

/** A release with its pages and posts. */
interface ReleaseDetails {
  readonly release: Release;
  readonly items: readonly ReleaseItem[];
}

const isBlocking = ({ problems }: ReleaseItem): boolean => problems.some(({ blocks }) => blocks);

/** Renders what is planned for a release, or what has happened to it. */
function Notice({ release, items }: ReleaseDetails): ReactElement | null {
  const { dateTime, timezone } = useFormats();
  const { publish_at, published_at, reverted_at, failure } = release;
  const isBlocked = items.some(isBlocking);
  const name = (person: Release['published_by']): string => person?.displayName || text.someone;
  if (reverted_at !== null)
    return (
      <Alert color="yellow">
        {text.revertedBy(dateTime(reverted_at), name(release.reverted_by))}
      </Alert>
    );
  if (published_at !== null)
    return (
      <Alert color="green">
        {text.publishedBy(dateTime(published_at), name(release.published_by))}
      </Alert>
    );
  if (failure)
    return (
      <Alert color="red" role="alert">
        {text.failedFor(failure)}
      </Alert>
    );
  return (
    <>
      {publish_at !== null && (
        <Alert color="blue">
          {text.scheduledFor(dateTime(publish_at), timezone, name(release.scheduled_by))}
        </Alert>
      )}
      {isBlocked && <Alert color="yellow">{text.blocked}</Alert>}
      {!isBlocked && items.length > 0 && items.every(({ effect }) => effect === 'none') && (
        <Alert color="gray">{text.nothing}</Alert>
      )}
    </>
  );
}

/** Renders the screen of a release. */
export function ReleaseScreen({ release, items }: ReleaseDetails): ReactElement {
  const router = useRouter();
  const calls = useReleaseCalls();
  const canPublish = useCan('pages.can_update');
  const [dialog, setDialog] = useState<'add' | 'publish' | 'rename'>();
  const close = (): void => setDialog(undefined);
  const isPublished = release.state === 'published';
  const canChange = canPublish && !isPublished;
  const isBlocked = items.some(isBlocking);
  const isReady = !isBlocked && items.some(({ effect }) => effect !== 'none');
  const addButton = (
    <Button leftSection={<Icon of={IconPlus} />} onClick={() => setDialog('add')}>
      {text.add}
    </Button>
  );
  return (
    <div className="ad-form-screen">
      <PageHeader
        title={release.name}
        icon={IconPackages}
        back={
          <AppLink href={RELEASES_HREF} className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.all}
          </AppLink>
        }
        meta={<ReleaseStateDot release={release} />}
        buttons={
          canPublish && (
            <>
              <ReleaseMenu
                release={release}
                onRename={() => setDialog('rename')}
                onCancelSchedule={() => void calls.cancelSchedule(release)}
                onRemove={async () => {
                  if (await calls.remove(release)) await router.navigate({ href: RELEASES_HREF });
                }}
              />
              {canChange && items.length > 0 && addButton}
              {isPublished && release.reverted_at === null && items.length > 0 && (
                <Button
                  leftSection={<Icon of={IconArrowBackUp} />}
                  disabled={isBlocked}
                  onClick={() => void calls.goBack(release, items)}
                >
                  {text.goBack}
                </Button>
              )}
              {canChange && items.length > 0 && (
                <Button
                  variant="filled"
                  leftSection={<Icon of={IconWorldUpload} />}
                  disabled={!isReady}
                  onClick={() => setDialog('publish')}
                >
                  {text.publish}
                </Button>
              )}
            </>
          )
        }
      />
      {release.note && <p className="at-meta re-note">{release.note}</p>}
      <Notice release={release} items={items} />
      {items.length === 0 ? (
        <EmptyState
          icon={IconPackages}
          title={text.noItemsTitle}
          text={text.noItemsText}
          action={canChange ? addButton : undefined}
        />
      ) : (
        <ReleaseItems
          release={release}
          items={items}
          onRemove={canChange ? (item) => void calls.removeItem(release, item) : undefined}
        />
      )}
      {dialog === 'add' && (
        <AddItemsDialog
          release={release}
          onAdd={(added) => calls.add(release, added)}
          onClose={close}
        />
      )}
      {dialog === 'publish' && !isPublished && (
        <PublishDialog release={release} items={items} onClose={close} />
      )}
      {dialog === 'rename' && <ReleaseDialog release={release} onClose={close} />}
    </div>
  );
}

/** Renders a release: its pages and posts, and when they are published. */
export function ReleaseRoute(): ReactElement {
  const api = useApi();
  const { id = '' } = useParams({ strict: false });
  const isKnown = /^\d{1,15}$/.test(id);
  const canView = useCan('pages.can_view');
  const found = useQuery({
    ...callQuery(api, apiContract.releases.get, { params: { id: Number(id) } }),
    enabled: canView && isKnown,
  });
  if (!isKnown) return <ScreenMissing />;
  return (
    <LoadedScreen query={found} canView={canView} what={text.see}>
      {({ release, items }) => <ReleaseScreen key={release.id} release={release} items={items} />}
    </LoadedScreen>
  );
}
