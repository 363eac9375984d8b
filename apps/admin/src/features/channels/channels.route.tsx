import { EmptyState, NoPermission, PageHeader } from '@org/ui';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useCan, useMe } from '../../app/session/use-me.ts';
import { LiveChatSwitch } from './live-chat-switch.tsx';
import { text } from './messages.ts';

/** How visitors reach the company beside its forms. */
export function ChannelsRoute(): ReactElement {
  const { tenant, plan } = useMe();
  const mayView = useCan('settings.can_view');
  if (!mayView || !tenant) return <NoPermission what={text.seeChannels} />;
  return (
    <div className="ad-form-screen">
      <PageHeader title={text.title} icon={IconMessageCircle} />
      {plan?.modules.includes('email_marketing') ? (
        <LiveChatSwitch />
      ) : (
        <EmptyState icon={IconMessageCircle} title={text.none} text={text.noneText} />
      )}
    </div>
  );
}
