import { AppLink } from '@org/admin-kit';
import type { Release, ReleaseItem } from '@org/schema/entities';
import { IconButton, StatusDot, useFormats } from '@org/ui';
import { IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { editorHref } from '../../shell/pages/page-links.ts';
import { EFFECTS, getFieldName, text } from './messages.ts';

/** Returns the URL where a page or post is edited. */
const getHref = ({ kind, record_id, slug }: ReleaseItem): string =>
  kind === 'page' ? editorHref({ slug }) : `/admin/blog/${record_id}`;

/** Returns the title of an item for people. */
export function getTitle({ kind, title, path }: ReleaseItem): string {
  if (kind === 'post' && title === '' && path === '') return text.hiddenPost;
  return title || text.untitled;
}

function ItemRow({
  item,
  isPublished,
  onRemove,
}: {
  readonly item: ReleaseItem;
  readonly isPublished: boolean;
  readonly onRemove: (() => void) | undefined;
}): ReactElement {
  const { list } = useFormats();
  const { kind, path, effect, changed, problems } = item;
  const title = getTitle(item);
  const { tone, before, after } = EFFECTS[effect];
  const fields = effect === 'updates' ? list(changed.map(getFieldName)) : '';
  const isGone = path === '' || problems.some(({ code }) => code === 'deleted');
  return (
    <li className="re-item">
      <span className="ad-rows-main">
        {isGone ? (
          <span>{title}</span>
        ) : (
          <AppLink href={getHref(item)} className="ad-row-link">
            {title}
          </AppLink>
        )}
        <span className="at-meta">
          {[kind === 'page' ? text.page : text.post, path].filter(Boolean).join(' · ')}
        </span>
        {problems.map(({ code, message, blocks }) => (
          <span key={code} className="re-problem" data-blocks={blocks}>
            {message}
          </span>
        ))}
      </span>
      <span className="re-effect">
        <StatusDot tone={tone} label={isPublished ? after : before} />
        {fields && <span className="at-meta">{fields}</span>}
      </span>
      {onRemove && <IconButton icon={IconX} label={text.remove(title)} onClick={onRemove} />}
    </li>
  );
}

/** Renders the pages and posts of a release: what changes for visitors, and what prevents it. */
export function ReleaseItems({
  release,
  items,
  onRemove,
}: {
  readonly release: Release;
  readonly items: readonly ReleaseItem[];
  /** Undefined for users who may not change the release, and for one that is published. */
  readonly onRemove: ((item: ReleaseItem) => void) | undefined;
}): ReactElement {
  return (
    <section className="ad-card" aria-label={text.items}>
      <ul className="ad-rows">
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isPublished={release.state === 'published'}
            onRemove={onRemove && (() => onRemove(item))}
          />
        ))}
      </ul>
    </section>
  );
}
