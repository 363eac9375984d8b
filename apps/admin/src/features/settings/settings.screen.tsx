import { callKey, useApi } from '@org/api-client/react';
import { apiContract, settingsSchema } from '@org/schema';
import { Alert, PageHeader, toast } from '@org/ui';
import { IconSettings } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ChangeNotice } from '../../app/events/change-notice.tsx';
import { RecordFormFrame } from '../../app/form/record-form-frame.tsx';
import { useRecordForm, type Versioned } from '../../app/form/use-record-form.ts';
import { settingsQuery } from '../../app/session/session.queries.ts';
import { useCan, useMe } from '../../app/session/use-me.ts';
import { CompanyFields } from './company-fields.tsx';
import { FrameFields } from './frame-fields.tsx';
import { LABELS, text } from './messages.ts';
import {
  type SettingsFormValues,
  settingsResolver,
  settingsToForm,
  toSettingsUpdate,
} from './settings-form.ts';
import { ThemeFields } from './theme-fields.tsx';

/** Company, region, brand and theme of the tenant. Source: SET-001, SET-002, ROUTE-ADMIN-09. */
export function SettingsScreen({
  initial,
}: {
  readonly initial: Versioned<SettingsFormValues>;
}): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const { tenant } = useMe();
  const mayWrite = useCan('settings.can_update');

  const record = useRecordForm<SettingsFormValues>({
    draftKey: `${tenant?.id ?? 0}:settings`,
    initial,
    resolver: settingsResolver,
    labels: LABELS,
    readCurrent(current) {
      if (!settingsSchema.isValidSync(current)) return undefined;
      const settings = settingsSchema.cast(current);
      return { values: settingsToForm(settings), version: settings.version };
    },
    async save(values, version) {
      const { settings } = await api.call(apiContract.settings.update, {
        body: toSettingsUpdate(values, version),
      });
      queries.setQueryData(callKey(apiContract.settings.get, {}), {
        success: true,
        settings,
        results: settings,
      });
      return { values: settingsToForm(settings), version: settings.version };
    },
    onSaved: () => void toast.success(text.saved),
  });

  async function showNewer(): Promise<void> {
    const { settings } = await queries.fetchQuery({ ...settingsQuery(), staleTime: 0 });
    record.meet({ values: settingsToForm(settings), version: settings.version });
  }

  return (
    <div className="ad-form-screen">
      <PageHeader title={text.title} icon={IconSettings} />
      {!mayWrite && <Alert color="gray">{text.readOnly}</Alert>}
      <ChangeNotice
        entity="settings"
        id={tenant?.id}
        version={record.version}
        takenOver={record.takenOver}
        isSaving={record.state === 'saving'}
        onShow={showNewer}
      />
      <RecordFormFrame record={record} labels={LABELS} saveLabel={text.save} readOnly={!mayWrite}>
        <CompanyFields form={record.form} readOnly={!mayWrite} />
        <FrameFields form={record.form} readOnly={!mayWrite} />
        <ThemeFields form={record.form} readOnly={!mayWrite} />
      </RecordFormFrame>
    </div>
  );
}
