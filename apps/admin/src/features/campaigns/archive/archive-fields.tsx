import type { RecordFieldsProps } from '@org/admin-kit';
import type { Campaign } from '@org/schema/entities';
import { FormSection, Switch } from '@org/ui';
import type { ReactElement } from 'react';
import type { CampaignFormValues } from '../campaign-form.ts';
import { ArchiveLink } from './archive-link.tsx';
import { text } from './messages.ts';

/** Renders the switch that shows a campaign in the archive once it is sent, and its public link. */
export function ArchiveFields({
  form,
  record,
  readOnly,
}: Pick<RecordFieldsProps<Campaign, CampaignFormValues>, 'form' | 'readOnly'> & {
  /** Undefined for a new campaign. */
  readonly record?: Campaign | undefined;
}): ReactElement {
  return (
    <FormSection title={text.title}>
      <Switch
        label={text.show}
        description={`${text.help} ${text.linkHelp}`}
        disabled={readOnly}
        checked={form.watch('in_archive')}
        onChange={({ currentTarget: { checked } }) =>
          form.setValue('in_archive', checked, { shouldDirty: true })
        }
      />
      {record && <ArchiveLink campaign={record} />}
    </FormSection>
  );
}
