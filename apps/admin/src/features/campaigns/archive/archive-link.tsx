import { useMe } from '@org/admin-kit';
import { archivePath } from '@org/schema';
import type { Campaign } from '@org/schema/entities';
import { Button, CopyButton, Icon } from '@org/ui';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import './archive.css';

/** Renders the public link of a campaign that the archive shows, which can be opened once the campaign is sent. */
export function ArchiveLink({ campaign }: { readonly campaign: Campaign }): ReactElement | null {
  const { siteUrl } = useMe();
  if (!siteUrl || !campaign.in_archive) return null;
  const { href } = new URL(archivePath(campaign), siteUrl);
  return (
    <div className="cp-archive-link">
      <span className="at-meta">{text.address}</span>
      <code>{href}</code>
      <CopyButton text={href} label={text.copy} size={28} />
      {campaign.status === 'sent' && (
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noopener"
          size="xs"
          variant="default"
          leftSection={<Icon of={IconExternalLink} />}
        >
          {text.open}
        </Button>
      )}
    </div>
  );
}
