import { yupResolver } from '@hookform/resolvers/yup';
import { iconSet } from '@org/blocks/editor';
import { BUTTON_VARIANTS } from '@org/schema';
import {
  isSitePageItem,
  NAV_DROPS,
  NAV_SIZES,
  type NavItem,
  type NavItemForm,
  navItemFormSchema,
} from '@org/schema/entities';
import {
  Dialog,
  IconField,
  NativeSelect,
  Segmented,
  Switch,
  TextInput,
  useUnsavedGuard,
} from '@org/ui';
import { type ReactElement, useMemo } from 'react';
import { Controller, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { Labelled } from './labelled.tsx';
import { text } from './messages.ts';
import { PageLinkField } from './page-link-field.tsx';

/** Props of the dialog: initial item, whether it exists already, and the allowed types. */
export interface NavItemDialogProps {
  readonly title: string;
  readonly item: NavItem;
  readonly isNew: boolean;
  readonly types: readonly NavItem['field_type'][];
  readonly onClose: () => void;
  readonly onSave: (fields: NavItemForm) => void;
}

const choices = (values: readonly string[], labels: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: labels[value] ?? value }));

/** Renders the fields of an item's type. */
function TypeFields({ form }: { readonly form: UseFormReturn<NavItemForm> }): ReactElement {
  const type = form.watch('field_type');
  const { errors } = form.formState;
  return (
    <>
      {isSitePageItem(type) ? (
        <p className="at-meta">{text.sitePageNotes[type]}</p>
      ) : (
        <Controller
          control={form.control}
          name="href"
          render={({ field }) => (
            <PageLinkField
              label={text.href}
              required={type === 'link'}
              description={type === 'dropdown' ? text.hrefDropdown : undefined}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.href?.message}
            />
          )}
        />
      )}
      {type === 'button' && (
        <div className="ad-nav-pair">
          <NativeSelect
            label={text.variant}
            required
            data={[{ value: '', label: text.choose }, ...choices(BUTTON_VARIANTS, text.variants)]}
            error={errors.variant?.message}
            {...form.register('variant')}
          />
          <NativeSelect
            label={text.size}
            required
            data={[{ value: '', label: text.choose }, ...choices(NAV_SIZES, text.sizes)]}
            error={errors.size?.message}
            {...form.register('size')}
          />
        </div>
      )}
      {type === 'dropdown' && (
        <Labelled label={text.drop}>
          <Controller
            control={form.control}
            name="drop"
            render={({ field }) => (
              <Segmented
                label={text.drop}
                value={field.value}
                options={choices(NAV_DROPS, text.drops)}
                onChange={field.onChange}
              />
            )}
          />
        </Labelled>
      )}
      {!isSitePageItem(type) && (
        <Labelled label={text.icon}>
          <Controller
            control={form.control}
            name="icon"
            render={({ field }) => (
              <IconField
                icons={iconSet}
                name={text.icon}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </Labelled>
      )}
    </>
  );
}

/** Renders the form of a menu item. */
export function NavItemDialog(props: NavItemDialogProps): ReactElement {
  const { title, item, isNew, types, onClose, onSave } = props;
  const { id: _id, children, ...fields } = item;
  const resolver = useMemo(
    // yup's resolver derives its input type from the schema, which is equivalent to the form's.
    () => yupResolver(navItemFormSchema(types)) as unknown as Resolver<NavItemForm>,
    [types],
  );
  const form = useForm<NavItemForm>({ resolver, defaultValues: fields });
  const { errors, isDirty } = form.formState;
  const type = form.watch('field_type');

  const submit = async (): Promise<boolean> => {
    let done = false;
    await form.handleSubmit((values) => {
      done = true;
      onSave(values);
    })();
    return done;
  };
  const ask = useUnsavedGuard(isDirty, submit);
  const leave = async (): Promise<void> => {
    if (await ask()) onClose();
  };

  return (
    <Dialog
      open
      title={title}
      width={460}
      onClose={() => void leave()}
      buttons={[
        { label: text.cancel, onPress: () => void leave() },
        {
          label: isNew ? text.create : text.save,
          kind: 'primary',
          onPress: () => void submit(),
        },
      ]}
    >
      <form
        className="ad-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles the submit event to the form around the dialog.
          event.stopPropagation();
          void submit();
        }}
      >
        <NativeSelect
          label={text.type}
          required
          data={choices(types, text.types)}
          disabled={children.length > 0}
          description={children.length > 0 ? text.typeHelp : undefined}
          error={errors.field_type?.message}
          {...form.register('field_type')}
        />
        <TextInput
          label={text.linkText}
          required={!isSitePageItem(type)}
          description={type === 'icon' ? text.linkTextIcon : undefined}
          data-autofocus
          error={errors.linkText?.message}
          {...form.register('linkText')}
        />
        <TypeFields form={form} />
        <div className="ad-nav-pair">
          <Controller
            control={form.control}
            name="target"
            render={({ field }) => (
              <Switch
                label={text.newTab}
                checked={field.value === '_blank'}
                onChange={(event) =>
                  field.onChange(event.currentTarget.checked ? '_blank' : '_self')
                }
              />
            )}
          />
          <Switch label={text.rightAlign} {...form.register('rightAlign')} />
        </div>
        <TextInput
          label={text.classes}
          spellCheck={false}
          error={errors.classes?.message}
          {...form.register('classes')}
        />
        {/* Enter in a field saves. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
