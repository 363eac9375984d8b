import { MAX_OF_PRODUCT } from '@org/schema/entities';
import { Alert, Anchor, Button, FormSection, Icon, toast, useFormats } from '@org/ui';
import { IconLayoutGrid } from '@tabler/icons-react';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { AttributesField } from './attributes-field.tsx';
import { variantText as text } from './messages.ts';
import type { ProductFormValues, VariantValues } from './product-form.ts';
import { SetForAll } from './set-for-all.tsx';
import {
  countCombinations,
  matrixState,
  planVariants,
  variantName,
  variantSku,
} from './variant-matrix.ts';
import { VariantRow } from './variant-row.tsx';

/** Number of initially rendered rows; more on demand. */
const ROWS = 50;

/** Renders the attributes of a product, and the table of its variants. */
export function VariantsField({
  form,
  readOnly,
}: {
  readonly form: UseFormReturn<ProductFormValues>;
  readonly readOnly: boolean;
}): ReactElement {
  const { number } = useFormats();
  const list = useFieldArray({ control: form.control, name: 'variants', keyName: 'key' });
  const [asked, setAsked] = useState(ROWS);
  const variants = form.watch('variants');
  const attributes = form.watch('attributes');
  const wrong = form.formState.errors.variants;
  const { missing, loose, lost } = matrixState(attributes, variants);
  const isLost = new Set(lost);
  const isTooMany = countCombinations(attributes) > MAX_OF_PRODUCT.variants;
  // Rows up to the first invalid one are rendered.
  const firstWrong = Array.isArray(wrong) ? wrong.findIndex(Boolean) : -1;
  const shown = Math.min(list.fields.length, Math.max(asked, firstWrong + 1));

  const remove = useRef(list.remove);
  remove.current = list.remove;
  const removeAt = useCallback((at: number) => remove.current(at), []);

  /** Replaces the variants, based on the current input of their rows. */
  function change(next: (rows: VariantValues[]) => VariantValues[]): void {
    list.replace(next(form.getValues('variants')));
  }

  function rename(before: string, after: string): void {
    const rows = form.getValues('variants');
    const name = before.trim().toLowerCase();
    const has = ({ attribute_name }: { readonly attribute_name: string }): boolean =>
      attribute_name.toLowerCase() === name;
    if (!rows.some((row) => row.attributes.some(has))) return;
    const next = rows.map((row) => ({
      ...row,
      attributes: row.attributes.map((one) =>
        has(one) ? { ...one, attribute_name: after.trim() } : one,
      ),
    }));
    list.replace(next);
  }

  function fill(): void {
    const { sku, unitPrice, salePrice, variants: rows } = form.getValues();
    const taken = new Set(rows.map((row) => row.sku.toLowerCase()));
    const plan = planVariants(attributes, rows, (chosen): VariantValues => {
      const own = variantSku(sku, chosen, taken);
      taken.add(own.toLowerCase());
      return { sku: own, price: unitPrice, salePrice, onHand: '', attributes: chosen };
    });
    if (!plan.ok)
      return void toast.error(text.tooMany(number(plan.count), number(MAX_OF_PRODUCT.variants)));
    list.replace(plan.variants);
    form.clearErrors('variants');
    if (plan.added > 0) toast.success(text.made(plan.added));
  }

  const count = list.fields.length;
  const label = count === 0 ? text.make : missing > 0 ? text.makeMissing(missing) : text.fit;
  return (
    <FormSection title={text.section} text={text.sectionText}>
      <AttributesField form={form} readOnly={readOnly} onRename={rename} />
      {isTooMany && (
        <Alert color="yellow" role="status">
          {text.tooMany(number(countCombinations(attributes)), number(MAX_OF_PRODUCT.variants))}
        </Alert>
      )}
      {lost.length > 0 && (
        <Alert color="yellow" role="status">
          {text.stray(lost.length)}{' '}
          {!readOnly && (
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => change((rows) => rows.filter((_, at) => !isLost.has(at)))}
            >
              {text.removeStray(lost.length)}
            </Anchor>
          )}
        </Alert>
      )}
      {!readOnly && !isTooMany && (missing > 0 || loose.length > 0) && (
        <Button
          className="ad-part-add"
          leftSection={<Icon of={IconLayoutGrid} size={14} />}
          onClick={fill}
        >
          {label}
        </Button>
      )}
      {count > 0 && (
        <div className="ad-variants">
          <div className="ad-variants-head">
            <strong aria-live="polite">{text.count(count)}</strong>
            {!readOnly && count > 1 && (
              <>
                <SetForAll
                  label={text.priceForAll}
                  button={text.setPrice}
                  onSet={(price) => change((rows) => rows.map((row) => ({ ...row, price })))}
                />
                <SetForAll
                  label={text.stockForAll}
                  button={text.setStock}
                  onSet={(onHand) => change((rows) => rows.map((row) => ({ ...row, onHand })))}
                />
              </>
            )}
          </div>
          <table className="ad-variant-table">
            <thead>
              <tr>
                <th scope="col">{text.variant}</th>
                <th scope="col">{text.sku}</th>
                <th scope="col">{text.price}</th>
                <th scope="col">{text.salePrice}</th>
                <th scope="col">{text.onHand}</th>
                {!readOnly && <th aria-hidden />}
              </tr>
            </thead>
            <tbody>
              {list.fields.slice(0, shown).map((row, at) => (
                <VariantRow
                  key={row.key}
                  at={at}
                  name={variantName(row)}
                  isLost={isLost.has(at)}
                  wrong={wrong?.[at]}
                  register={form.register}
                  onRemove={readOnly ? undefined : removeAt}
                />
              ))}
            </tbody>
          </table>
          {shown < count && (
            <Button size="xs" onClick={() => setAsked(shown + ROWS)}>
              {text.more(Math.min(ROWS, count - shown))}
            </Button>
          )}
        </div>
      )}
    </FormSection>
  );
}
