import type { ReactElement } from 'react';
import { EmailLinkLine } from '../../components/email-link-line.tsx';
import { readLinks } from '../../email/link-line.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import { type EmailMenuProps, MAX_MENU_LINKS } from './email-menu.definition.ts';
import { menuLook } from './email-menu.email.ts';

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
      look={menuLook(props, context.site.theme)}
      emptyText="Add a link"
    />
  );
}
