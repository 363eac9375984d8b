import type { BlogPost } from '@org/schema';
import { FormSection, Switch, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { ImageField } from '../../app/media/image-field.tsx';
import type { RecordFieldsProps } from '../../app/record/record-screen.ts';
import { LABELS, text } from './messages.ts';
import type { PostFormValues } from './post-form.ts';

type Line = 'meta_title' | 'meta_keywords' | 'focus_keyphrase' | 'canonical_url';

const HELP: Readonly<Partial<Record<Line, string>>> = {
  meta_keywords: text.keywordsHelp,
  focus_keyphrase: text.keyphraseHelp,
  canonical_url: text.canonicalHelp,
};

/** How a post looks in search results. */
export function PostSeoFields({
  form,
  readOnly,
}: RecordFieldsProps<BlogPost, PostFormValues>): ReactElement {
  const { errors } = form.formState;
  const [title, excerpt] = form.watch(['title', 'excerpt']);
  const line = (name: Line) => (
    <TextInput
      label={LABELS[name]}
      {...(name === 'meta_title' && { placeholder: title })}
      description={HELP[name]}
      spellCheck={name !== 'canonical_url'}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  return (
    <FormSection title={text.sectionSeo} text={text.sectionSeoText}>
      {line('meta_title')}
      <Textarea
        label={LABELS.meta_description}
        placeholder={excerpt}
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
            label={LABELS.og_image}
            description={text.ogImageHelp}
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
            label={LABELS.noindex}
            description={text.noindexHelp}
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
