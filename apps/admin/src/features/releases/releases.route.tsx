import { AppLink, RowsScreen, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Release } from '@org/schema/entities';
import { useFormats } from '@org/ui';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { releaseHref } from '../../shell/releases/release-links.ts';
import { text } from './messages.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseStateDot } from './release-state.tsx';
import './releases.css';

/** The last 200 releases; older ones are history. */
const ALL = { query: { itemsPerPage: 200 } };

function ReleaseRow({ release }: { readonly release: Release }): ReactElement {
  const { dateTime } = useFormats();
  const { name, state, item_count, published_at, publish_at, note } = release;
  const date = published_at ?? publish_at;
  const when = date && (state === 'failed' ? text.wasDue : text.at)(dateTime(date));
  return (
    <li>
      <span className="ad-rows-main">
        <AppLink href={releaseHref(release)} className="ad-row-link">
          {name}
        </AppLink>
        <span className="at-meta">
          {[text.counted(item_count), when, note].filter(Boolean).join(' · ')}
        </span>
      </span>
      <ReleaseStateDot release={release} />
    </li>
  );
}

/** Renders the list of releases. */
export function ReleasesRoute(): ReactElement {
  const api = useApi();
  const router = useRouter();
  const canView = useCan('pages.can_view');
  const canPublish = useCan('pages.can_update');
  const [isNew, setIsNew] = useState(false);
  const found = useQuery({ ...callQuery(api, apiContract.releases.list, ALL), enabled: canView });
  return (
    <RowsScreen
      title={text.releases}
      icon={IconPackages}
      what={text.see}
      canView={canView}
      query={found}
      create={canPublish ? { label: text.newRelease, onPress: () => setIsNew(true) } : undefined}
      empty={{ title: text.emptyTitle, text: text.emptyText }}
      dialogs={
        isNew && (
          <ReleaseDialog
            release={undefined}
            onSaved={(release) => void router.navigate({ href: releaseHref(release) })}
            onClose={() => setIsNew(false)}
          />
        )
      }
    >
      {(release) => <ReleaseRow key={release.id} release={release} />}
    </RowsScreen>
  );
}
