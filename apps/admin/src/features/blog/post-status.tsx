import { type BlogPost, isScheduled } from '@org/schema/entities';
import { Badge, StatusDot, Tooltip, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { STATUS, text } from './messages.ts';

/** Renders a badge for a post that visitors cannot see yet. */
export function ScheduledBadge({
  publish_date,
}: Pick<BlogPost, 'publish_date'>): ReactElement | null {
  const { dateTime } = useFormats();
  if (!isScheduled({ publish_date })) return null;
  return (
    <Tooltip label={text.scheduledFor(dateTime(publish_date))}>
      <Badge variant="light" color="blue" tt="none" fw={500} flex="none">
        {text.scheduled}
      </Badge>
    </Tooltip>
  );
}

/** Renders status and reading time of a post below its title. */
export function PostMeta({ post }: { readonly post: BlogPost }): ReactElement {
  const { label, tone } = STATUS[post.status];
  return (
    <span className="ad-post-meta">
      <StatusDot label={label} tone={tone} />
      <ScheduledBadge publish_date={post.publish_date} />
      {post.reading_minutes > 0 && <span>{text.toRead(post.reading_minutes)}</span>}
    </span>
  );
}
