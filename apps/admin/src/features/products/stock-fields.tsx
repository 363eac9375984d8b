import { type Product, STOCK_STATUSES } from '@org/schema';
import { FormSection, NativeSelect, Switch, TextInput, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import type { RecordFieldsProps } from '../../app/record/record-screen.ts';
import { LABELS, STOCK, text } from './messages.ts';
import { type ProductFormValues, toNumber } from './product-form.ts';

/** How many pieces there are, and what follows when there are none. Source: PROD-007. */
export function StockFields({
  form,
  record,
  readOnly,
}: RecordFieldsProps<Product, ProductFormValues>): ReactElement {
  const { number } = useFormats();
  const { errors } = form.formState;
  const [variants, isCounted] = form.watch(['variants', 'trackInventory']);
  const pieces = variants.reduce((sum, { stock }) => sum + (Number(toNumber(stock)) || 0), 0);
  const flag = (name: 'trackInventory' | 'allowBackorder', help: string) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref, onBlur } }) => (
        <Switch
          ref={ref}
          label={LABELS[name]}
          description={help}
          checked={value}
          disabled={readOnly}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    />
  );
  const follows =
    record && !record.stockStatusSet ? text.followsNow(STOCK[record.stockStatus]) : text.follows;
  return (
    <FormSection title={text.sectionStock}>
      {flag('trackInventory', text.trackHelp)}
      {isCounted && variants.length > 0 && (
        <p className="at-meta">{text.byVariant(number(pieces))}</p>
      )}
      {isCounted && variants.length === 0 && (
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          label={LABELS.stock}
          description={text.stockHelp}
          placeholder="0"
          error={errors.stock?.message}
          {...form.register('stock')}
        />
      )}
      {isCounted && flag('allowBackorder', text.backorderHelp)}
      <NativeSelect
        label={LABELS.stockStatusSet}
        data={[
          { value: '', label: follows },
          ...STOCK_STATUSES.map((value) => ({ value, label: STOCK[value] })),
        ]}
        error={errors.stockStatusSet?.message}
        {...form.register('stockStatusSet')}
      />
    </FormSection>
  );
}
