import { PartsField } from '@org/admin-kit';
import { TAX_MODES, type WebOrderSettings } from '@org/schema/entities';
import { FormSection, NativeSelect, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { useFieldArray } from 'react-hook-form';
import { PlaceFields } from './delivery-fields.tsx';
import { text } from './messages.ts';
import { type ShopFieldsProps, ShopSwitch } from './selling-fields.tsx';

/** Renders the tax settings. */
function TaxFields({ form, readOnly }: ShopFieldsProps): ReactElement {
  const rates = useFieldArray({ control: form.control, name: 'tax.rates', keyName: 'key' });
  const { errors } = form.formState;
  const charges = form.watch('tax.mode') !== 'none';
  return (
    <>
      <FormSection title={text.taxes} text={text.taxText}>
        <NativeSelect
          label={text.taxMode}
          data={TAX_MODES.map((value) => ({ value, label: text.taxModes[value] }))}
          error={errors.tax?.mode?.message}
          {...form.register('tax.mode')}
        />
        {charges && (
          <ShopSwitch
            form={form}
            readOnly={readOnly}
            name="tax.prices_include_tax"
            label={text.included}
          />
        )}
      </FormSection>
      {charges && (
        <PartsField
          title={text.rates}
          none={text.noRates}
          add={text.addRate}
          remove={text.removeRate}
          readOnly={readOnly}
          keys={rates.fields.map(({ key }) => key)}
          onAdd={() => rates.append({ name: '', rate: '', country: '', province: '' })}
          onRemove={rates.remove}
          head={(at) => (
            <div className="ad-pair ad-shop-head">
              <TextInput
                label={text.name}
                placeholder={text.ratePlaceholder}
                error={errors.tax?.rates?.[at]?.name?.message}
                {...form.register(`tax.rates.${at}.name`)}
              />
              <TextInput
                label={text.rate}
                inputMode="decimal"
                autoComplete="off"
                error={errors.tax?.rates?.[at]?.rate?.message}
                {...form.register(`tax.rates.${at}.rate`)}
              />
            </div>
          )}
        >
          {(at) => (
            <PlaceFields
              form={form}
              readOnly={readOnly}
              at={`tax.rates.${at}`}
              noCountry={text.anyCountry}
              errors={{
                ...(errors.tax?.rates?.[at]?.country && {
                  country: errors.tax.rates[at]?.country ?? {},
                }),
                ...(errors.tax?.rates?.[at]?.province && {
                  province: errors.tax.rates[at]?.province ?? {},
                }),
              }}
            />
          )}
        </PartsField>
      )}
    </>
  );
}

/** Renders taxes and payment methods. */
export function MoneyFields(
  props: ShopFieldsProps & { readonly settings: WebOrderSettings },
): ReactElement {
  const { form, readOnly, settings } = props;
  const { errors } = form.formState;
  const methods = form.watch('payment.methods');
  return (
    <>
      <TaxFields form={form} readOnly={readOnly} />
      <FormSection title={text.payment} text={text.paymentText}>
        {methods.map(({ key }, at) => {
          const isThere =
            settings.payment.methods.find((method) => method.key === key)?.available ?? true;
          return (
            <fieldset key={key} className="ad-part" aria-label={text.methodNames[key]}>
              <ShopSwitch
                form={form}
                readOnly={readOnly}
                name={`payment.methods.${at}.enabled`}
                label={text.methodNames[key]}
                {...(!isThere && { help: text.unavailable })}
              />
              <TextInput
                label={text.label}
                error={errors.payment?.methods?.[at]?.label?.message}
                {...form.register(`payment.methods.${at}.label`)}
              />
            </fieldset>
          );
        })}
      </FormSection>
    </>
  );
}
