import type { ReactElement } from 'react';
import { EmailLinkLine } from '../../components/email-link-line.tsx';
import { linkLineLook, readLinks } from '../../email/link-line.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { type EmailMenuProps, MAX_MENU_LINKS } from './email-menu.definition.ts';

/** Renders a menu of an email in the canvas. */
export function EmailMenuView({
  props,
  root,
  context,
}: BlockViewProps<EmailMenuProps>): ReactElement {
  return (
    <EmailLinkLine
      root={root}
      context={context}
      links={readLinks(props.links, MAX_MENU_LINKS)}
      look={linkLineLook(props, context.site.theme)}
      emptyText="Add a link"
    />
  );
}
