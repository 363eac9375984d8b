import { FormSection } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import type { SectionForm } from './section-form.ts';
import type { SectionFieldsProps } from './section-screen.tsx';
import { AreaField, SwitchField } from './setting-fields.tsx';

/** What the section of visits holds. */
export type AnalyticsValues = { enabled: boolean; text: string };

const { labels } = text.analytics;

/** Whether visits are counted, and how visitors are asked. */
export const ANALYTICS: SectionForm<AnalyticsValues> = {
  paths: { enabled: 'analytics.enabled', text: 'analytics.text' },
  labels,
};

/** The fields of visits. */
export function AnalyticsFields({
  form,
  readOnly,
}: SectionFieldsProps<AnalyticsValues>): ReactElement {
  return (
    <FormSection title={text.analytics.title} text={text.analytics.titleText}>
      <SwitchField
        form={form}
        name="enabled"
        label={labels.enabled}
        description={text.analytics.enabledText}
        readOnly={readOnly}
      />
      <AreaField form={form} name="text" label={labels.text} description={text.analytics.askText} />
    </FormSection>
  );
}
