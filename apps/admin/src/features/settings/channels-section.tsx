import { hasVoip, useMe } from '@org/admin-kit';
import { Alert, EmptyState, FormSection } from '@org/ui';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { LiveChatSwitch } from './live-chat-switch.tsx';
import { text } from './messages.ts';
import type { SectionForm } from './section-form.ts';
import { type SectionFieldsProps, SectionScreen } from './section-screen.tsx';
import { LineField, SwitchField } from './setting-fields.tsx';

/** Form values of telephony. */
export type VoipValues = { enabled: boolean; host: string };

const { labels } = text.voip;

const VOIP: SectionForm<VoipValues> = {
  paths: { enabled: 'voip.enabled', host: 'voip.host' },
  labels,
};

function VoipFields({ form, readOnly }: SectionFieldsProps<VoipValues>) {
  return (
    <FormSection title={text.voip.title} text={text.voip.about}>
      <SwitchField
        form={form}
        name="enabled"
        label={labels.enabled}
        description={text.voip.enabledText}
        readOnly={readOnly}
      />
      <LineField
        form={form}
        name="host"
        label={labels.host}
        placeholder="sip.example.com"
        description={text.voip.hostText}
      />
    </FormSection>
  );
}

/** Renders telephony, which requires the enterprise plan and a permission. */
function VoipControl(): ReactElement | null {
  return hasVoip(useMe()) ? <SectionScreen id="voip" section={VOIP} Fields={VoipFields} /> : null;
}

/** Renders the contact channels other than email: live chat and telephony. */
export function ChannelsSection(): ReactElement {
  const me = useMe();
  const hasChat = me.plan?.modules.includes('email_marketing') === true;
  if (!hasChat && !hasVoip(me))
    return <EmptyState icon={IconMessageCircle} title={text.chat.none} text={text.chat.noneText} />;
  return (
    <div className="ad-sections">
      {hasChat ? <LiveChatSwitch /> : <Alert color="gray">{text.chat.noneNote}</Alert>}
      <VoipControl />
    </div>
  );
}
