import { AppLink, type RecordFieldsProps, useCan } from '@org/admin-kit';
import { type Product, STOCK_STATUSES } from '@org/schema/entities';
import { FormSection, NativeSelect, Switch, TextInput, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { LABELS, STOCK, text } from './messages.ts';
import type { ProductFormValues } from './product-form.ts';

/** Renders the stock of a product, and the behavior when it is out of stock. */
export function StockFields({
  form,
  record,
  readOnly,
}: RecordFieldsProps<Product, ProductFormValues>): ReactElement {
  const { number } = useFormats();
  const { errors } = form.formState;
  const [variants, isCounted] = form.watch(['variants', 'trackInventory']);
  const seesStock = useCan('inventory.can_view');
  const { onHand = 0, reserved = 0, elsewhere = 0, stock = 0 } = record ?? {};
  const counted = text.pieces(number(onHand + elsewhere), number(reserved), number(stock));
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
        <p className="at-meta">
          {text.byVariant} {record && counted}
        </p>
      )}
      {isCounted && variants.length === 0 && (
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          label={LABELS.onHand}
          description={[
            record ? counted : text.stockHelp,
            ...(elsewhere > 0 ? [text.elsewhere(number(elsewhere))] : []),
          ].join(' ')}
          placeholder="0"
          error={errors.onHand?.message}
          {...form.register('onHand')}
        />
      )}
      {isCounted && record && seesStock && (
        <p className="ad-product-stock-link">
          <AppLink href={`/admin/inventory?search=${encodeURIComponent(record.sku)}`}>
            {text.stockLedger}
          </AppLink>
        </p>
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
