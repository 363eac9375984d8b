import { safeMediaUrl } from '@org/device-settings';
import { MESSAGES } from '@org/schema/copy';
import type { ReactElement } from 'react';
import { Picture } from '../../components/picture.tsx';
import { joinClasses } from '../../markup/class-names.ts';
import { linkAttributes } from '../../markup/link-attributes.ts';
import { getNumber } from '../../props/read-props.ts';
import type { BlockViewProps, RenderContext } from '../../render/block-view.ts';
import { postsPerPage } from '../../render/blog-paging.ts';
import type { ListedPost } from '../../render/site-posts.ts';
import type { BlogListProps } from './blog-list.definition.ts';
import { BlogPaging } from './blog-paging-links.tsx';
import { postExcerpt, postTitle } from './post-words.ts';

/** `sizes` attribute of a card's image. */
const SIZES = '(max-width: 767px) 100vw, 430px';

interface PostProps {
  readonly post: ListedPost;
  readonly props: BlogListProps;
  readonly context: RenderContext;
}

/** Renders the date of a post in the site's locale. */
function PostDate({ post, context }: Pick<PostProps, 'post' | 'context'>): ReactElement | null {
  if (Number.isNaN(Date.parse(post.publish_date))) return null;
  const { locale, timezone } = context.site;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone });
  return (
    <time className="org-blog-date" dateTime={post.publish_date}>
      {day.format(new Date(post.publish_date))}
    </time>
  );
}

/** Renders a post: a card with image and excerpt, or title and date in a compact list. */
function Post({ post, props, context }: PostProps): ReactElement {
  const { href } = linkAttributes({ href: `/blog/${post.slug}`, target: '_self' }, context.editing);
  const src = props.compact ? '' : safeMediaUrl(post.featured_image);
  return (
    <li className="org-blog-post" data-part="post">
      {props.compact ? null : (
        <div className="org-blog-frame">
          {src ? (
            <Picture
              image={{ src, alt: '', width: undefined, height: undefined }}
              className="org-blog-picture"
              context={context}
              sizes={SIZES}
            />
          ) : null}
        </div>
      )}
      <div className="org-blog-words">
        {props.showCategories && post.categories.length > 0 ? (
          <p className="org-blog-categories">
            {post.categories.map(({ category }) => category).join(' · ')}
          </p>
        ) : null}
        <h3 className="org-blog-title">
          <a className="org-blog-link" href={href}>
            {postTitle(post, props.compact)}
          </a>
        </h3>
        <PostDate post={post} context={context} />
        {props.compact ? null : <p className="org-blog-excerpt">{postExcerpt(post)}</p>}
        {props.showReadMore ? (
          <a
            className="org-blog-more"
            href={href}
            aria-label={`${props.readMoreText}: ${post.title}`}
          >
            {props.readMoreText}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** Renders the posts of the blog, newest first, with paging. */
export function BlogListView({
  props,
  root,
  context,
}: BlockViewProps<BlogListProps>): ReactElement {
  const perPage = postsPerPage(props.perPage);
  const part = context.posts?.(perPage);
  const attributes = {
    ...root,
    className: joinClasses(root.className, props.darkMode ? 'org-dark' : ''),
    'data-compact': props.compact || undefined,
    'data-gap': Math.round(getNumber(props.itemGap, { min: 0, max: 5, otherwise: 3 })),
  };
  if (!part || part.rows.length === 0)
    return (
      <div {...attributes} data-empty="true">
        {MESSAGES.noPosts}
      </div>
    );
  const parts = Math.ceil(part.total / perPage);
  const isLoaded = props.paging === 'loadMore' && !context.editing && part.page < parts;
  return (
    <div {...attributes} data-enhance={isLoaded ? 'load-more' : undefined}>
      <ul className="org-blog-posts" data-part="posts">
        {part.rows.slice(0, perPage).map((post) => (
          <Post key={post.slug} post={post} props={props} context={context} />
        ))}
      </ul>
      <BlogPaging kind={props.paging} part={part.page} parts={parts} context={context} />
    </div>
  );
}
