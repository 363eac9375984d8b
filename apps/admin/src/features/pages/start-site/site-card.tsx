import { AppLink } from '@org/admin-kit';
import type { StartedSite, StarterSiteOffer } from '@org/schema/contract';
import { Alert, Button, Icon, Progress, StatusDot } from '@org/ui';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { editorHref } from '../../../shell/pages/page-links.ts';
import { SITES, text } from './messages.ts';
import { SITE_PICTURES } from './site-pictures.ts';
import { isMoving } from './start-site.queries.ts';

/** Props of the card: the starter site, URL of the tenant's site, and actions. */
export interface SiteCardProps {
  readonly offer: StarterSiteOffer;
  readonly siteUrl: string | null;
  readonly onPreview: () => void;
  readonly onUse: () => void;
  readonly onUndo: (started: StartedSite) => void;
}

function Made({
  started,
  siteUrl,
  onUndo,
}: Pick<SiteCardProps, 'siteUrl' | 'onUndo'> & { readonly started: StartedSite }) {
  return (
    <>
      <StatusDot tone="success" label={text.done} />
      <div className="ad-site-buttons">
        {siteUrl && (
          <Button
            component="a"
            href={new URL(started.home_path, siteUrl).href}
            target="_blank"
            rel="noopener"
            variant="filled"
            leftSection={<Icon of={IconExternalLink} />}
          >
            {text.open}
          </Button>
        )}
        <Button
          component={AppLink}
          href={editorHref({ slug: started.home_slug })}
          leftSection={<Icon of={IconPencil} />}
        >
          {text.edit}
        </Button>
        <Button variant="subtle" onClick={() => onUndo(started)}>
          {text.undo}
        </Button>
      </div>
    </>
  );
}

function Making({ started, name }: { readonly started: StartedSite; readonly name: string }) {
  return (
    <div className="ad-site-progress" aria-live="polite">
      <Progress
        value={(100 * started.done) / Math.max(1, started.total)}
        aria-label={text.progress(name)}
      />
      <span className="ad-quiet">
        {started.status === 'waiting' ? text.waiting : text.making(started.done, started.total)}
      </span>
    </div>
  );
}

/** Renders a starter site: its image, content and progress. */
export function SiteCard({
  offer,
  siteUrl,
  onPreview,
  onUse,
  onUndo,
}: SiteCardProps): ReactElement {
  const { site, pages, posts, pictures, started } = offer;
  const { title, line } = SITES[site];
  return (
    <li className="ad-site">
      <img
        className="ad-site-picture"
        src={SITE_PICTURES[site].top}
        alt=""
        width={720}
        height={540}
      />
      <div className="ad-site-text">
        <h2 className="ad-site-title">{title}</h2>
        <p>{line}</p>
        <p className="ad-quiet">{text.facts(pages.length, posts, pictures)}</p>
        {started && started.status === 'done' ? (
          <Made started={started} siteUrl={siteUrl} onUndo={onUndo} />
        ) : started && isMoving(started) ? (
          <Making started={started} name={title} />
        ) : (
          <>
            {started?.status === 'failed' && <Alert color="red">{started.error}</Alert>}
            <div className="ad-site-buttons">
              <Button variant="filled" onClick={onUse} aria-label={`${text.use}: ${title}`}>
                {text.use}
              </Button>
              <Button onClick={onPreview} aria-label={`${text.preview}: ${title}`}>
                {text.preview}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
