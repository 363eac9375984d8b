import { can, useMe, useViewAsStaff } from '@org/admin-kit';
import { type BlogPost, isScheduled } from '@org/schema/entities';
import { Button, Icon } from '@org/ui';
import { IconExternalLink, IconEye } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';

/** Renders a link to a post on the site, in the staff view when it is not public yet. */
export function ViewPost({ post }: { readonly post: BlogPost }): ReactElement | null {
  const me = useMe();
  const { siteUrl } = me;
  const viewAsStaff = useViewAsStaff();
  if (!siteUrl) return null;
  if (post.status !== 'published' || isScheduled(post))
    return can(me, 'pages.can_view') ? (
      <Button onClick={() => viewAsStaff(`/blog/${post.slug}`)} leftSection={<Icon of={IconEye} />}>
        {text.viewAsStaff}
      </Button>
    ) : null;
  return (
    <Button
      component="a"
      href={new URL(`/blog/${post.slug}`, siteUrl).href}
      target="_blank"
      rel="noopener"
      leftSection={<Icon of={IconExternalLink} />}
    >
      {text.view}
    </Button>
  );
}
