import type { RecordFieldsProps } from '@org/admin-kit';
import type { Campaign } from '@org/schema/entities';
import { FormSection, Switch, TextInput } from '@org/ui';
import { type ReactElement, useRef } from 'react';
import { AbTestFields } from './ab-test/ab-test-fields.tsx';
import { ArchiveFields } from './archive/archive-fields.tsx';
import { CampaignAudience } from './audience/campaign-audience.tsx';
import { type CampaignFormValues, isLaunched } from './campaign-form.ts';
import { LABELS, text } from './messages.ts';
import { SendWindowFields } from './send-window/send-window-fields.tsx';
import { type CampaignStart, EmailTemplatePicker } from './templates/email-template-picker.tsx';

/** Renders all fields of a campaign except its content, which the editor handles. */
export function CampaignFields(
  props: RecordFieldsProps<Campaign, CampaignFormValues>,
): ReactElement {
  const { form, record } = props;
  const { errors } = form.formState;
  const started = useRef({ subject: '', preheader: '' });
  const start = ({ content, subject, preheader }: CampaignStart): void => {
    form.setValue('content', content, { shouldDirty: true });
    // What was typed stays; only what an earlier template wrote is replaced.
    const { subject: typed, preheader: typedMore } = form.getValues();
    if (!typed || typed === started.current.subject) form.setValue('subject', subject);
    if (!typedMore || typedMore === started.current.preheader)
      form.setValue('preheader', preheader);
    started.current = { subject, preheader };
  };
  const set = (name: 'track_opens' | 'track_clicks', isOn: boolean): void =>
    form.setValue(name, isOn, { shouldDirty: true });
  return (
    <>
      <FormSection title={text.about}>
        <TextInput
          label={LABELS.name}
          description={text.nameHelp}
          required
          data-autofocus
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextInput
          label={LABELS.subject}
          description={text.subjectHelp}
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <TextInput
          label={LABELS.preheader}
          description={text.preheaderHelp}
          error={errors.preheader?.message}
          {...form.register('preheader')}
        />
      </FormSection>
      <AbTestFields form={form} readOnly={props.readOnly} />
      {!record && <EmailTemplatePicker onChoose={start} />}
      <CampaignAudience {...props} />
      <SendWindowFields form={form} readOnly={props.readOnly} />
      <FormSection title={text.sender}>
        <TextInput
          label={LABELS.from_name}
          description={text.fromNameHelp}
          error={errors.from_name?.message}
          {...form.register('from_name')}
        />
        <TextInput
          type="email"
          label={LABELS.reply_to}
          description={text.replyToHelp}
          error={errors.reply_to?.message}
          {...form.register('reply_to')}
        />
        <Switch
          label={LABELS.track_opens}
          description={text.trackOpensHelp}
          checked={form.watch('track_opens')}
          onChange={({ currentTarget: { checked } }) => set('track_opens', checked)}
        />
        <Switch
          label={LABELS.track_clicks}
          description={text.trackClicksHelp}
          checked={form.watch('track_clicks')}
          onChange={({ currentTarget: { checked } }) => set('track_clicks', checked)}
        />
      </FormSection>
      {/* Once it is sent, the switch is beside its report. */}
      {!(record && isLaunched(record)) && <ArchiveFields {...props} />}
    </>
  );
}
