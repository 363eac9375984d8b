import { useMe } from '@org/admin-kit';
import { ImageField } from '@org/admin-kit/media';
import { keywordList } from '@org/schema/entities';
import { Badge, FormSection, Textarea, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { pageUrl } from '../../../shell/pages/page-links.ts';
import { SearchPreview } from '../../../shell/pages/search-preview.tsx';
import { text } from '../messages.ts';
import { PageFlag } from './page-flag.tsx';
import type { PageFormValues } from './page-form.ts';

/** Approximate maximum lengths that search engines display. */
const BEST = { title: 60, description: 160 } as const;

function Counter({ value, best }: { value: string; best: number }) {
  const length = [...value].length;
  const long = length > best;
  return (
    <span className="ad-counter" data-long={long || undefined}>
      {long ? text.counterLong(length, best) : text.counter(length, best)}
    </span>
  );
}

/** Renders the SEO fields of a page. */
export function SeoFields({
  form,
  readOnly,
}: {
  readonly form: UseFormReturn<PageFormValues>;
  readonly readOnly: boolean;
}): ReactElement {
  const { siteUrl } = useMe();
  const { errors } = form.formState;
  const values = form.watch();
  const keywords = keywordList(values.meta_keywords);
  return (
    <FormSection title={text.sectionSeo} text={text.sectionSeoText}>
      <SearchPreview
        title={values.meta_title || values.title}
        description={values.meta_description || values.excerpt}
        address={pageUrl(siteUrl, values) ?? `/${values.slug}`}
      />
      <TextInput
        label={text.metaTitle}
        placeholder={values.title}
        description={<Counter value={values.meta_title || values.title} best={BEST.title} />}
        error={errors.meta_title?.message}
        {...form.register('meta_title')}
      />
      <Textarea
        label={text.metaDescription}
        placeholder={values.excerpt}
        autosize
        minRows={2}
        maxRows={6}
        description={
          <Counter value={values.meta_description || values.excerpt} best={BEST.description} />
        }
        error={errors.meta_description?.message}
        {...form.register('meta_description')}
      />
      <div>
        <TextInput
          label={text.metaKeywords}
          description={text.metaKeywordsHelp}
          error={errors.meta_keywords?.message}
          {...form.register('meta_keywords')}
        />
        {keywords.length > 0 && (
          <div className="ad-keywords">
            {keywords.map((word) => (
              <Badge key={word} variant="light" color="gray" tt="none" fw={500}>
                {word}
              </Badge>
            ))}
          </div>
        )}
      </div>
      <TextInput
        label={text.keyphrase}
        description={text.keyphraseHelp}
        error={errors.focus_keyphrase?.message}
        {...form.register('focus_keyphrase')}
      />
      <TextInput
        label={text.canonical}
        description={text.canonicalHelp}
        error={errors.canonical_url?.message}
        spellCheck={false}
        {...form.register('canonical_url')}
      />
      <Controller
        control={form.control}
        name="og_image"
        render={({ field }) => (
          <ImageField
            label={text.ogImage}
            description={text.ogImageHelp}
            value={field.value}
            onChange={field.onChange}
            error={errors.og_image?.message}
            disabled={readOnly}
          />
        )}
      />
      <PageFlag
        form={form}
        name="noindex"
        label={text.noindex}
        description={text.noindexHelp}
        disabled={readOnly}
      />
    </FormSection>
  );
}
