import { FormSection, Switch, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ImageField } from '../media/image-field.tsx';
import { SEO_LABELS, seoText } from './messages.ts';

/** SEO values of a form. */
export type SeoFormValues = {
  canonical_url: string;
  meta_title: string;
  meta_keywords: string;
  meta_description: string;
  focus_keyphrase: string;
  og_image: string;
  noindex: boolean;
};

/** Initial values of the SEO fields. */
export const EMPTY_SEO: SeoFormValues = {
  canonical_url: '',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  focus_keyphrase: '',
  og_image: '',
  noindex: false,
};

/** Props of the fields: form, noun of the record in a sentence, and fallbacks shown in search results. */
export interface SeoFieldsProps<Values extends SeoFormValues> {
  readonly form: UseFormReturn<Values>;
  readonly noun: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
}

type Line = 'meta_title' | 'meta_keywords' | 'focus_keyphrase' | 'canonical_url';

const HELP: Readonly<Partial<Record<Line, string>>> = {
  meta_keywords: seoText.keywordsHelp,
  focus_keyphrase: seoText.keyphraseHelp,
  canonical_url: seoText.canonicalHelp,
};

/** Renders the SEO fields with a preview of the search result. */
export function SeoFields<Values extends SeoFormValues>(
  props: SeoFieldsProps<Values>,
): ReactElement {
  const { noun, title, description, readOnly } = props;
  // A form with more fields is compatible, which the types of forms cannot express.
  const form = props.form as unknown as UseFormReturn<SeoFormValues>;
  const { errors } = form.formState;
  const line = (name: Line) => (
    <TextInput
      label={SEO_LABELS[name]}
      {...(name === 'meta_title' && { placeholder: title })}
      description={HELP[name]}
      spellCheck={name !== 'canonical_url'}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  return (
    <FormSection title={seoText.section} text={seoText.sectionText(noun)}>
      {line('meta_title')}
      <Textarea
        label={SEO_LABELS.meta_description}
        placeholder={description}
        autosize
        minRows={2}
        maxRows={6}
        error={errors.meta_description?.message}
        {...form.register('meta_description')}
      />
      {line('meta_keywords')}
      {line('focus_keyphrase')}
      {line('canonical_url')}
      <Controller
        control={form.control}
        name="og_image"
        render={({ field }) => (
          <ImageField
            label={SEO_LABELS.og_image}
            description={seoText.ogImageHelp(noun)}
            value={field.value}
            onChange={field.onChange}
            error={errors.og_image?.message}
            disabled={readOnly}
          />
        )}
      />
      <Controller
        control={form.control}
        name="noindex"
        render={({ field: { value, onChange, ref, onBlur } }) => (
          <Switch
            ref={ref}
            label={SEO_LABELS.noindex}
            description={seoText.noindexHelp(noun)}
            checked={value}
            disabled={readOnly}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        )}
      />
    </FormSection>
  );
}
