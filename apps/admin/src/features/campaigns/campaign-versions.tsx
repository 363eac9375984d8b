import { RecordVersions, useCan, useMe } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { loadContent } from '@org/content';
import { blockRegistry } from '@org/installed-blocks/definitions';
import { apiContract } from '@org/schema/contract';
import type { Campaign } from '@org/schema/entities';
import { Alert, SkeletonLines } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderEmailPreview } from '../../shell/email/render-email.ts';
import { text } from './messages.ts';

const { campaigns, settings } = apiContract;

/** Saved content of a campaign. */
interface SavedEmail {
  readonly version: number;
  readonly subject: string;
  readonly preheader: string;
  readonly content?: string | null | undefined;
}

/** Renders a saved email as its recipients would have received it. */
function EmailVersion({ id, saved }: { readonly id: number; readonly saved: SavedEmail }) {
  const api = useApi();
  const me = useMe();
  const look = useQuery(callQuery(api, settings.get));
  const { version, subject, preheader, content } = saved;
  const drawn = useQuery({
    queryKey: [...callKey(campaigns.revision), id, version, 'drawn'],
    enabled: look.isSuccess && Boolean(content),
    queryFn: async () => {
      const loaded = loadContent(content ?? null, blockRegistry, 'email');
      if (!loaded.ok || !look.data) throw new Error(text.versionUnreadable);
      const surroundings = { api, settings: look.data.settings, siteUrl: me.siteUrl ?? '' };
      return renderEmailPreview(loaded.tree, { subject, preheader }, surroundings);
    },
    retry: false,
  });
  return (
    <article className="ad-record-version">
      <h2>{subject || text.noSubject}</h2>
      {preheader && <p className="at-meta">{preheader}</p>}
      {!content && <p className="at-meta">{text.noEmail}</p>}
      {content && (drawn.isError || look.isError) && (
        <Alert color="red">{text.versionUnreadable}</Alert>
      )}
      {content && drawn.isPending && !look.isError && <SkeletonLines count={6} />}
      {drawn.data && (
        // An empty sandbox: no scripts, no forms, no navigation.
        <iframe title={text.versionFrame} sandbox="" srcDoc={drawn.data.html} />
      )}
    </article>
  );
}

/** Renders the versions of a campaign, newest first. */
export function CampaignVersions({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const api = useApi();
  const canRestore = useCan('email_marketing.can_update');
  const { id, version } = campaign;
  return (
    <RecordVersions
      version={version}
      queryKey={[...callKey(campaigns.revisions), id]}
      list={async (query) =>
        (await api.call(campaigns.revisions, { params: { id }, query })).results
      }
      read={async (rev) => (await api.call(campaigns.revision, { params: { id, rev } })).revision}
      draw={(saved) => <EmailVersion id={id} saved={saved} />}
      restore={
        canRestore
          ? (rev) =>
              api.call(campaigns.restoreRevision, { params: { id, rev }, query: { version } })
          : undefined
      }
      stale={[campaigns.get, campaigns.list, campaigns.revisions, campaigns.timeline].map((route) =>
        callKey(route),
      )}
      restored={text.restored}
    />
  );
}
