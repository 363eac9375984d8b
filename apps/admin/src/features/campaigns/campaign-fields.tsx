import type { RecordFieldsProps } from '@org/admin-kit';
import type { Campaign } from '@org/schema/entities';
import { FormSection, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import type { CampaignFormValues } from './campaign-form.ts';
import { LABELS, text } from './messages.ts';

/** Renders all fields of a campaign except its content, which the editor handles. */
export function CampaignFields({
  form,
}: RecordFieldsProps<Campaign, CampaignFormValues>): ReactElement {
  const { errors } = form.formState;
  return (
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
  );
}
