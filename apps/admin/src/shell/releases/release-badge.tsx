import { AppLink, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { ReleaseKind } from '@org/schema/entities';
import { Icon } from '@org/ui';
import { IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { releaseHref } from './release-links.ts';

/** Renders a link to the release that a page or post waits in; nothing for one without a release. All rows share one request. */
export function ReleaseBadge({
  kind,
  id,
}: {
  readonly kind: ReleaseKind;
  readonly id: number;
}): ReactElement | null {
  const api = useApi();
  const { data } = useQuery({
    ...callQuery(api, apiContract.releases.pending, {}),
    enabled: useCan('pages.can_view'),
  });
  const release = data?.pending.find((one) => one.kind === kind && one.record_id === id)?.release;
  if (!release) return null;
  const label = text.inRelease(release.name);
  return (
    <AppLink href={releaseHref(release)} className="ad-quiet" title={label}>
      <Icon of={IconPackages} size={14} label={label} />
    </AppLink>
  );
}
