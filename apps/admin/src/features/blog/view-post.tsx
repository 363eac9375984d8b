import { type BlogPost, isScheduled } from '@org/schema';
import { Button, Icon } from '@org/ui';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useMe } from '../../app/session/use-me.ts';
import { text } from './messages.ts';

/** Leads to a post on the site, where visitors see it already. Source: BLOG-003. */
export function ViewPost({ post }: { readonly post: BlogPost }): ReactElement | null {
  const { siteUrl } = useMe();
  if (!siteUrl || post.status !== 'published' || isScheduled(post)) return null;
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
