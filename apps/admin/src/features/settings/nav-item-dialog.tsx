import { yupResolver } from '@hookform/resolvers/yup';
import {
  LINK_TARGETS,
  NAV_DROPS,
  NAV_ITEM_TYPES,
  NAV_SIZES,
  NAV_VARIANTS,
  type NavItem,
  navItemSchema,
  RIGHT_ITEM_TYPES,
  rightItemSchema,
} from '@org/schema';
import { Checkbox, Dialog, NativeSelect, SkeletonLines, TextInput, useUnsavedGuard } from '@org/ui';
import { lazy, type ReactElement, Suspense, useId } from 'react';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { text } from './messages.ts';

/** What the form of an item holds: all but what is below it. */
export type NavItemValues = Omit<NavItem, 'children' | 'field_type'> & {
  /** '' until it is chosen. */
  field_type: string;
};

/** Shape: the item to change, whether it stands at the right, and who gets it. */
export interface NavItemDialogProps {
  readonly title: string;
  readonly value: NavItemValues;
  readonly atRight: boolean;
  readonly onDone: (value: NavItemValues) => void;
  readonly onClose: () => void;
}

// The set of icons is loaded when a form of an item is opened.
const IconChoice = lazy(async () => {
  const [{ IconField }, { iconSet }] = await Promise.all([
    import('@org/ui'),
    import('@org/blocks/editor'),
  ]);
  return {
    default: (props: { value: string; onChange: (name: string) => void }) => (
      <IconField icons={iconSet} name={text.nav.item.icon} {...props} />
    ),
  };
});

// What the schemas give is what the form holds, with the type as one of their choices.
const MAIN = yupResolver(navItemSchema) as unknown as Resolver<NavItemValues>;
const RIGHT = yupResolver(rightItemSchema) as unknown as Resolver<NavItemValues>;

const { item: words } = text.nav;
const options = (names: readonly string[], labels: Readonly<Record<string, string>>) => [
  { value: '', label: '' },
  ...names.map((value) => ({ value, label: labels[value] ?? value })),
];

/** The form of an item of the navigation. Source: NAV-031 to NAV-036. */
export function NavItemDialog(props: NavItemDialogProps): ReactElement {
  const { title, value, atRight, onDone, onClose } = props;
  const formId = useId();
  const form = useForm<NavItemValues>({
    defaultValues: value,
    resolver: atRight ? RIGHT : MAIN,
  });
  const { errors, isDirty } = form.formState;
  const type = form.watch('field_type');
  const isButton = type === 'button';

  const submit = async (): Promise<boolean> => {
    let done = false;
    await form.handleSubmit((values) => {
      done = true;
      onDone(values);
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
      width={520}
      onClose={() => void leave()}
      buttons={[
        { label: text.cancel, onPress: () => void leave() },
        { label: text.done, kind: 'primary', onPress: () => void submit() },
      ]}
    >
      <form
        id={formId}
        className="ad-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog stands inside the section's form.
          event.stopPropagation();
          void submit();
        }}
      >
        <NativeSelect
          label={words.field_type}
          data-autofocus
          data={options(atRight ? RIGHT_ITEM_TYPES : NAV_ITEM_TYPES, words.types)}
          error={errors.field_type?.message}
          {...form.register('field_type')}
        />
        <TextInput
          label={words.linkText}
          error={errors.linkText?.message}
          {...form.register('linkText')}
        />
        <div className="ad-pair">
          <TextInput
            label={words.href}
            placeholder="/about"
            spellCheck={false}
            error={errors.href?.message}
            {...form.register('href')}
          />
          <NativeSelect
            label={words.target}
            data={LINK_TARGETS.map((target) => ({ value: target, label: words.targets[target] }))}
            {...form.register('target')}
          />
        </div>
        {isButton && (
          <div className="ad-pair">
            <NativeSelect
              label={words.variant}
              data={options(NAV_VARIANTS, words.variants)}
              error={errors.variant?.message}
              {...form.register('variant')}
            />
            <NativeSelect
              label={words.size}
              data={options(NAV_SIZES, words.sizes)}
              error={errors.size?.message}
              {...form.register('size')}
            />
          </div>
        )}
        {type === 'dropdown' && (
          <NativeSelect
            label={words.drop}
            data={NAV_DROPS.map((drop) => ({ value: drop, label: words.drops[drop] }))}
            {...form.register('drop')}
          />
        )}
        {/* A cart brings its own. Source: NAV-035. */}
        {type !== 'cart' && (
          <Controller
            control={form.control}
            name="icon"
            render={({ field, fieldState }) => (
              <div className="ad-nav-icon">
                <span className="mantine-InputWrapper-label">{words.icon}</span>
                <Suspense fallback={<SkeletonLines count={1} />}>
                  <IconChoice value={field.value} onChange={field.onChange} />
                </Suspense>
                {fieldState.error && (
                  <p className="ad-field-error" role="alert">
                    {fieldState.error.message}
                  </p>
                )}
              </div>
            )}
          />
        )}
        {!atRight && <Checkbox label={words.rightAlign} {...form.register('rightAlign')} />}
        <TextInput
          label={words.classes}
          spellCheck={false}
          error={errors.classes?.message}
          {...form.register('classes')}
        />
        {/* Enter in a field is Done. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
