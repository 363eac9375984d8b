import { FormSection } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import type { SectionForm } from './section-form.ts';
import type { SectionFieldsProps } from './section-screen.tsx';
import { AreaField, SwitchField } from './setting-fields.tsx';

/** Form values of the analytics section. */
export type AnalyticsValues = { enabled: boolean; text: string };

const { labels } = text.analytics;

/** Form of the analytics section: whether visits are counted, and the text of the consent question. */
export const ANALYTICS: SectionForm<AnalyticsValues> = {
  paths: { enabled: 'analytics.enabled', text: 'analytics.text' },
  labels,
};

/** Renders the fields of the analytics section. */
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
