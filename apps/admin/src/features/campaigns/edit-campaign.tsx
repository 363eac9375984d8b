import { AppLink, useCan } from '@org/admin-kit';
import type { Campaign } from '@org/schema/entities';
import { Button } from '@org/ui';
import { IconPencil } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { campaignEditorHref } from './campaign-links.ts';
import { text } from './messages.ts';

/** Renders the link from a campaign's settings to its content. */
export function EditCampaign({ campaign }: { readonly campaign: Campaign }): ReactElement | null {
  if (!useCan('email_marketing.can_update')) return null;
  return (
    <Button
      component={AppLink}
      href={campaignEditorHref(campaign)}
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      {text.edit}
    </Button>
  );
}
