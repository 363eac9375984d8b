import { useMe } from '@org/admin-kit';
import { ImageField } from '@org/admin-kit/media';
import { slugFrom } from '@org/schema';
import { NO_PAGE, PAGE_STATUSES } from '@org/schema/entities';
import { FormSection, NativeSelect, Textarea, TextInput, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { pageUrl } from '../../../shell/pages/page-links.ts';
import { PageSelect } from '../components/page-select.tsx';
import { STATUS, text } from '../messages.ts';
import { PageFlag } from './page-flag.tsx';
import { NO_STATUS, type PageFormValues } from './page-form.ts';

/** Props of the fields: the form and its page; a new one has no id. */
export interface PageFieldsProps {
  readonly form: UseFormReturn<PageFormValues>;
  readonly pageId: number | undefined;
  readonly readOnly: boolean;
}

const STATUS_OPTIONS = [
  { value: NO_STATUS, label: text.chooseStatus, disabled: true },
  ...PAGE_STATUSES.map((value) => ({ value, label: STATUS[value].label })),
];

function SlugField({
  form,
  onType,
}: {
  form: PageFieldsProps['form'];
  onType: (slug: string) => void;
}) {
  const { siteUrl } = useMe();
  const [slug, title, is_homepage] = form.watch(['slug', 'title', 'is_homepage']);
  const error = form.formState.errors.slug?.message;
  const shown = slug || slugFrom(title);
  const address = shown || is_homepage ? pageUrl(siteUrl, { slug: shown, is_homepage }) : undefined;
  return (
    <TextInput
      label={text.slug}
      description={
        <>
          {text.slugHelp}
          {address && <span className="ad-address">{address}</span>}
        </>
      }
      error={error}
      placeholder={slugFrom(title)}
      spellCheck={false}
      autoCapitalize="none"
      {...form.register('slug', {
        onChange: (event: { target: { value: string } }) => onType(event.target.value),
        onBlur: () => {
          // A cleared slug is derived from the title again.
          if (form.getValues('slug')) return;
          form.setValue('slug', slugFrom(form.getValues('title')), { shouldDirty: true });
        },
      })}
    />
  );
}

/** Renders all fields of a page except SEO. */
export function PageFields({ form, pageId, readOnly }: PageFieldsProps): ReactElement {
  const { timezone } = useFormats();
  const { errors } = form.formState;
  const isNew = pageId === undefined;
  // The slug of a new page follows its title until it is edited.
  const [ownSlug, setOwnSlug] = useState(
    () => !isNew || form.getValues('slug') !== slugFrom(form.getValues('title')),
  );

  function followTitle(title: string): void {
    if (ownSlug) return;
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('slug', slugFrom(title), { shouldDirty: true, shouldValidate });
  }

  return (
    <>
      <FormSection title={text.sectionPage}>
        <TextInput
          label={text.title}
          required
          placeholder={text.placeholderTitle}
          error={errors.title?.message}
          {...form.register('title', {
            onChange: (event: { target: { value: string } }) => followTitle(event.target.value),
          })}
        />
        <Textarea
          label={text.excerpt}
          required
          autosize
          minRows={2}
          maxRows={8}
          description={text.excerptHelp}
          error={errors.excerpt?.message}
          {...form.register('excerpt')}
        />
        <Controller
          control={form.control}
          name="image"
          render={({ field }) => (
            <ImageField
              label={text.image}
              description={text.imageHelp}
              value={field.value}
              onChange={field.onChange}
              error={errors.image?.message}
              disabled={readOnly}
            />
          )}
        />
        {isNew && (
          <Controller
            control={form.control}
            name="copyFrom"
            render={({ field }) => (
              <PageSelect
                label={text.copyFrom}
                none={text.blank}
                description={text.copyFromHelp}
                value={field.value}
                onChange={field.onChange}
                error={errors.copyFrom?.message}
              />
            )}
          />
        )}
      </FormSection>

      <FormSection title={text.sectionPublish}>
        <NativeSelect
          label={text.status}
          required
          data={STATUS_OPTIONS}
          error={errors.status?.message}
          {...form.register('status')}
        />
        <TextInput
          type="datetime-local"
          label={text.publishDate}
          required
          description={text.publishHelp(timezone)}
          error={errors.publish_date?.message}
          {...form.register('publish_date')}
        />
        <PageFlag form={form} name="showPageTitle" label={text.showTitle} disabled={readOnly} />
      </FormSection>

      <FormSection title={text.sectionPlace}>
        <SlugField form={form} onType={(slug) => setOwnSlug(slug !== '')} />
        <Controller
          control={form.control}
          name="parentId"
          render={({ field }) => (
            <PageSelect
              label={text.parent}
              none={text.noParent}
              description={text.parentHelp}
              value={field.value}
              onChange={field.onChange}
              without={pageId ?? NO_PAGE}
              error={errors.parentId?.message}
              disabled={readOnly}
            />
          )}
        />
        <PageFlag
          form={form}
          name="is_homepage"
          label={text.isHomepage}
          description={text.isHomepageHelp}
          disabled={readOnly}
        />
      </FormSection>
    </>
  );
}
