import type { ReactElement } from 'react';
import { EmailLinkLine } from '../../components/email-link-line.tsx';
import { linkLineLook } from '../../email/link-line.ts';
import type { BlockViewProps } from '../../render/block-view.ts';
import type { EmailSocialProps } from './email-social.definition.ts';
import { socialLinks } from './email-social.email.ts';

/** Renders links to social networks in the canvas of an email. */
export function EmailSocialView({
  props,
  root,
  context,
}: BlockViewProps<EmailSocialProps>): ReactElement {
  return (
    <EmailLinkLine
      root={root}
      context={context}
      links={socialLinks(props)}
      look={linkLineLook(props, context.site.theme)}
      emptyText="Add a profile"
    />
  );
}
