import { yupResolver } from '@hookform/resolvers/yup';
import { failureText } from '@org/admin-kit';
import { ImageField } from '@org/admin-kit/media';
import { isApiError } from '@org/api-client';
import { useApi } from '@org/api-client/react';
import { slugFrom } from '@org/schema';
import {
  type Category,
  type CategoryKind,
  categoryCreateSchema,
  categorySchema,
  NO_CATEGORY,
} from '@org/schema/entities';
import { Dialog, NativeSelect, Textarea, TextInput, toast, useUnsavedGuard } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useRef, useState } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { categoryCalls, refreshCategories } from './categories.queries.ts';
import { getDepth, isWithin } from './category-moves.ts';
import { text } from './messages.ts';

/** Form values of a category. */
type Values = {
  category: string;
  slug: string;
  /** Id as text, -1 for none. */
  parent_id: string;
  description: string;
  thumbnail: string;
};

const NONE = String(NO_CATEGORY);
const EMPTY: Values = { category: '', slug: '', parent_id: NONE, description: '', thumbnail: '' };

const toValues = ({ category, slug, parent_id, description, thumbnail }: Category): Values => ({
  category,
  slug,
  parent_id: String(parent_id ?? NO_CATEGORY),
  description,
  thumbnail,
});

const toBody = ({ parent_id, slug, ...plain }: Values, kind: CategoryKind) => ({
  ...plain,
  slug,
  ...(kind === 'products' && { parent_id: Number(parent_id) }),
});

const check = yupResolver(categoryCreateSchema) as unknown as Resolver<Record<string, unknown>>;

/** Validates the form by the server's rules. */
const resolver: Resolver<Values> = async (values, context, options) => {
  const result = await check(toBody(values, 'products'), context, options as never);
  return Object.keys(result.errors).length > 0
    ? { values: {}, errors: result.errors as never }
    : { values, errors: {} };
};

/** Props of the dialog: kind, all categories, and the one to edit; undefined for a new one. */
export interface CategoryDialogProps {
  readonly kind: CategoryKind;
  readonly rows: readonly Category[];
  readonly category: Category | undefined;
  readonly onClose: () => void;
}

/** Renders the form of a category, which can be saved once it has changed. */
export function CategoryDialog({
  kind,
  rows,
  category,
  onClose,
}: CategoryDialogProps): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const formId = useId();
  const [version, setVersion] = useState(category?.version);
  // The key stays the same until a response arrives, so that a retry creates no duplicate.
  const creation = useRef(crypto.randomUUID());
  const [ownSlug, setOwnSlug] = useState(category !== undefined);
  const form = useForm<Values>({
    resolver,
    defaultValues: category ? toValues(category) : EMPTY,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const calls = categoryCalls(kind);
  // A category cannot be its own ancestor.
  const parents = rows.filter(({ id }) => !category || !isWithin(rows, id, category.id));

  async function save(values: Values): Promise<boolean> {
    const body = toBody(values, kind);
    try {
      if (category)
        await api.call(calls.updateById, {
          params: { id: category.id },
          body: { ...body, ...(version !== undefined && { version }) },
        });
      else await api.call(calls.create, { body, idempotencyKey: creation.current });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.status > 0) creation.current = crypto.randomUUID();
      const current: unknown = failure.current;
      if (failure.code === 'conflict' && categorySchema.isValidSync(current)) {
        form.reset(toValues(current), { keepDirtyValues: true });
        setVersion(current.version);
        toast.error(text.conflict);
        return false;
      }
      const fields = Object.entries(failure.formErrors).filter(([name]) => name in EMPTY);
      for (const [name, message] of fields)
        form.setError(name as keyof Values, { message }, { shouldFocus: true });
      if (fields.length === 0) toast.error(failureText(failure));
      return false;
    }
    form.reset(values);
    toast.success(category ? text.saved : text.created);
    await refreshCategories(queries, kind);
    return true;
  }

  const submit = async (): Promise<boolean> => {
    let done = false;
    await form.handleSubmit(async (values) => {
      done = await save(values);
    })();
    return done;
  };
  const ask = useUnsavedGuard(isDirty, submit);
  const leave = async (): Promise<void> => {
    if (await ask()) onClose();
  };
  const send = async (): Promise<void> => {
    if (await submit()) onClose();
  };

  return (
    <Dialog
      open
      title={category ? category.category : text.add}
      width={520}
      onClose={() => void leave()}
      buttons={[
        { label: text.cancel, onPress: () => void leave() },
        {
          label: category ? text.save : text.create,
          kind: 'primary',
          busy: isSubmitting,
          disabled: !isDirty,
          onPress: () => void send(),
        },
      ]}
    >
      <form
        id={formId}
        className="ad-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isDirty) void send();
        }}
      >
        <TextInput
          label={text.name}
          required
          data-autofocus
          error={errors.category?.message}
          {...form.register('category', {
            onChange: ({ target: { value } }: { target: { value: string } }) => {
              if (!ownSlug) form.setValue('slug', slugFrom(value));
            },
          })}
        />
        <TextInput
          label={text.slug}
          description={text.slugHelp}
          spellCheck={false}
          error={errors.slug?.message}
          {...form.register('slug', {
            onChange: ({ target: { value } }: { target: { value: string } }) =>
              setOwnSlug(value !== ''),
          })}
        />
        {kind === 'products' && (
          <NativeSelect
            label={text.parent}
            data={[
              { value: NONE, label: text.noParent },
              ...parents.map((row) => ({
                value: String(row.id),
                label: `${'\u2003'.repeat(getDepth(row))}${row.category}`,
              })),
            ]}
            error={errors.parent_id?.message}
            {...form.register('parent_id')}
          />
        )}
        <Textarea
          label={text.description}
          autosize
          minRows={2}
          maxRows={8}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <Controller
          control={form.control}
          name="thumbnail"
          render={({ field }) => (
            <ImageField
              label={text.thumbnail}
              value={field.value}
              onChange={field.onChange}
              error={errors.thumbnail?.message}
            />
          )}
        />
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
