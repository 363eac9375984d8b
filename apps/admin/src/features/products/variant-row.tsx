import { IconButton, TextInput } from '@org/ui';
import { IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { variantText as text } from './messages.ts';
import type { ProductFormValues, VariantValues } from './product-form.ts';

/** Props of the row: index and name of a variant, its errors, and its form. */
export interface VariantRowProps {
  readonly at: number;
  readonly name: string;
  /** True when it does not match the attributes any more. */
  readonly isLost: boolean;
  readonly wrong: FieldErrors<VariantValues> | undefined;
  readonly register: UseFormRegister<ProductFormValues>;
  /** Undefined when nothing can be changed. */
  readonly onRemove: ((at: number) => void) | undefined;
}

/** Renders a variant in its table; memoized, since there may be hundreds. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { at, name, isLost, wrong, register, onRemove } = props;
  const cell = (
    field: 'sku' | 'price' | 'salePrice' | 'onHand',
    mode: 'text' | 'decimal' | 'numeric',
  ) => (
    <td data-label={text[field]}>
      <TextInput
        size="xs"
        aria-label={text.of(text[field], name)}
        inputMode={mode}
        spellCheck={false}
        autoComplete="off"
        error={wrong?.[field]?.message}
        {...register(`variants.${at}.${field}`)}
      />
    </td>
  );
  const problem = wrong?.attributes?.message ?? wrong?.id?.message;
  return (
    <tr data-lost={isLost || undefined}>
      <th scope="row">
        {name}
        {problem && (
          <span className="ad-field-error" role="alert">
            {problem}
          </span>
        )}
      </th>
      {cell('sku', 'text')}
      {cell('price', 'decimal')}
      {cell('salePrice', 'decimal')}
      {cell('onHand', 'numeric')}
      {onRemove && (
        <td className="ad-variant-end">
          <IconButton icon={IconTrash} label={text.remove(name)} onPress={() => onRemove(at)} />
        </td>
      )}
    </tr>
  );
});
