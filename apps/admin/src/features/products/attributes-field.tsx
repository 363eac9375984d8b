import { MAX_OF_PRODUCT, type ProductAttribute } from '@org/schema/entities';
import { Button, Icon, IconButton, TagsInput, TextInput } from '@org/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { variantText as text } from './messages.ts';
import type { ProductFormValues } from './product-form.ts';

/** Props of the field: form, and handler of a renamed attribute. */
export interface AttributesFieldProps {
  readonly form: UseFormReturn<ProductFormValues>;
  readonly readOnly: boolean;
  readonly onRename: (before: string, after: string) => void;
}

const EMPTY: ProductAttribute = { name: '', values: [] };

/** Renders the attributes of a product with their values as chips. */
export function AttributesField({ form, readOnly, onRename }: AttributesFieldProps): ReactElement {
  const list = useFieldArray({ control: form.control, name: 'attributes', keyName: 'key' });
  const { errors } = form.formState;
  return (
    <>
      {list.fields.map(({ key }, at) => (
        <fieldset key={key} className="ad-attribute" aria-label={text.attribute(at + 1)}>
          <Controller
            control={form.control}
            name={`attributes.${at}.name`}
            render={({ field }) => (
              <TextInput
                label={text.name}
                placeholder={text.namePlaceholder}
                error={errors.attributes?.[at]?.name?.message}
                ref={field.ref}
                value={field.value}
                onBlur={field.onBlur}
                onChange={(event) => {
                  const before = field.value;
                  field.onChange(event);
                  onRename(before, event.currentTarget.value);
                }}
              />
            )}
          />
          <Controller
            control={form.control}
            name={`attributes.${at}.values`}
            render={({ field }) => (
              <TagsInput
                label={text.values}
                placeholder={field.value.length === 0 ? text.valuesPlaceholder : ''}
                splitChars={[',']}
                acceptValueOnBlur
                maxTags={MAX_OF_PRODUCT.values}
                error={valuesProblem(errors.attributes?.[at]?.values)}
                disabled={readOnly}
                ref={field.ref}
                value={field.value}
                onChange={(values) => field.onChange(splitValues(values))}
                onBlur={field.onBlur}
              />
            )}
          />
          {!readOnly && (
            <IconButton
              icon={IconTrash}
              label={text.removeAttribute}
              onPress={() => list.remove(at)}
            />
          )}
        </fieldset>
      ))}
      {!readOnly && list.fields.length < MAX_OF_PRODUCT.attributes && (
        <Button
          size="xs"
          className="ad-part-add"
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => list.append(EMPTY)}
        >
          {text.addAttribute}
        </Button>
      )}
    </>
  );
}

/** Normalizes values: `S, M` becomes two, and duplicates are removed, ignoring case. */
function splitValues(values: readonly string[]): string[] {
  const known = new Set<string>();
  return values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => {
      const key = value.toLowerCase();
      if (key === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
}

/** Returns the problem of a list of values, or of the first invalid one. */
function valuesProblem(wrong: unknown): string | undefined {
  if (typeof wrong !== 'object' || wrong === null) return undefined;
  const own: unknown = Reflect.get(wrong, 'message');
  if (typeof own === 'string') return own;
  return Array.isArray(wrong) ? wrong.map(valuesProblem).find((found) => found) : undefined;
}
