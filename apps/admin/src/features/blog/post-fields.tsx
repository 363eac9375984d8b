import { CategoryChoice, PersonPicker, type RecordFieldsProps, SeoFields } from '@org/admin-kit';
import { ImageField } from '@org/admin-kit/media';
import { TextField } from '@org/editor-core/text-field';
import { slugFrom } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { type BlogPost, POST_STATUSES } from '@org/schema/entities';
import { FormSection, fromWallTime, NativeSelect, Textarea, TextInput, useFormats } from '@org/ui';
import { type ReactElement, useState } from 'react';
import { Controller } from 'react-hook-form';
import { LABELS, STATUS, text } from './messages.ts';
import type { PostFormValues } from './post-form.ts';
import { ScheduledBadge } from './post-status.tsx';
import '@org/editor-core/text-field.css';
import './blog.css';

type Props = RecordFieldsProps<BlogPost, PostFormValues>;

const STATUSES = POST_STATUSES.map((value) => ({ value, label: STATUS[value].label }));

function AuthorField({ form, record, readOnly }: Props): ReactElement {
  // The author of a post may have left the tenant.
  const { author } = record ?? {};
  return (
    <Controller
      control={form.control}
      name="author_id"
      render={({ field }) => (
        <PersonPicker
          label={LABELS.author_id}
          none={text.noAuthor}
          clearable={false}
          disabled={readOnly}
          value={field.value}
          known={author ? { value: String(author.id), label: author.displayName } : undefined}
          onChange={field.onChange}
          error={form.formState.errors.author_id?.message}
        />
      )}
    />
  );
}

/** Renders the publication fields of a post: status, date, slug and author. */
function PublishFields(props: Props): ReactElement {
  const { form, record } = props;
  const { timezone } = useFormats();
  const { errors } = form.formState;
  const publishDate = fromWallTime(form.watch('publish_date'), timezone);
  return (
    <FormSection title={text.sectionPublish}>
      <NativeSelect
        label={LABELS.status}
        data={STATUSES}
        error={errors.status?.message}
        {...form.register('status')}
      />
      <TextInput
        type="datetime-local"
        label={
          <span className="ad-post-date">
            {LABELS.publish_date} <ScheduledBadge publish_date={publishDate} />
          </span>
        }
        aria-label={LABELS.publish_date}
        required
        withAsterisk={false}
        description={text.publishHelp(timezone)}
        error={errors.publish_date?.message}
        {...form.register('publish_date')}
      />
      <Controller
        control={form.control}
        name="category_ids"
        render={({ field }) => (
          <CategoryChoice
            list={apiContract.blogCategories.list}
            createHref="/admin/blog/categories"
            value={field.value}
            onChange={field.onChange}
            error={errors.category_ids?.message}
          />
        )}
      />
      {record && <AuthorField {...props} />}
    </FormSection>
  );
}

/** Renders all fields of a post. */
export function PostFields(props: Props): ReactElement {
  const { form, record, readOnly } = props;
  const { errors } = form.formState;
  // The slug of a new post follows its title until it is edited.
  const [ownSlug, setOwnSlug] = useState(
    () => record !== undefined || form.getValues('slug') !== slugFrom(form.getValues('title')),
  );
  const follow = (title: string): void => {
    if (ownSlug) return;
    const shouldValidate = form.formState.isSubmitted;
    form.setValue('slug', slugFrom(title), { shouldDirty: true, shouldValidate });
  };
  return (
    <>
      <FormSection title={text.post}>
        <TextInput
          label={LABELS.title}
          data-autofocus
          required
          error={errors.title?.message}
          {...form.register('title', {
            onChange: (event: { target: { value: string } }) => follow(event.target.value),
          })}
        />
        <TextInput
          label={LABELS.slug}
          description={text.slugHelp}
          leftSection="/blog/"
          leftSectionWidth={52}
          spellCheck={false}
          error={errors.slug?.message}
          {...form.register('slug', {
            onChange: (event: { target: { value: string } }) =>
              setOwnSlug(event.target.value !== ''),
            onBlur: () => {
              if (form.getValues('slug')) return;
              form.setValue('slug', slugFrom(form.getValues('title')), { shouldDirty: true });
            },
          })}
        />
        <Textarea
          label={LABELS.excerpt}
          description={text.excerptHelp}
          autosize
          minRows={2}
          maxRows={8}
          error={errors.excerpt?.message}
          {...form.register('excerpt')}
        />
        <Controller
          control={form.control}
          name="content"
          render={({ field }) => (
            <TextField
              label={LABELS.content}
              value={field.value}
              onChange={field.onChange}
              error={errors.content?.message}
              disabled={readOnly}
            />
          )}
        />
        <Controller
          control={form.control}
          name="featured_image"
          render={({ field }) => (
            <ImageField
              label={LABELS.featured_image}
              description={text.imageHelp}
              value={field.value}
              onChange={field.onChange}
              error={errors.featured_image?.message}
              disabled={readOnly}
            />
          )}
        />
      </FormSection>
      <PublishFields {...props} />
      <SeoFields
        form={form}
        noun="post"
        title={form.watch('title')}
        description={form.watch('excerpt')}
        readOnly={readOnly}
      />
    </>
  );
}
