import { RecordPicker } from '@org/admin-kit';
import { ORDER_STATUSES, STOCK_STATUSES } from '@org/schema/entities';
import { FormSection, NativeSelect, Switch, TagsInput, TextInput } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type Path, type UseFormReturn } from 'react-hook-form';
import { PAGES } from '../../shell/pages/page-source.ts';
import { LABELS, text } from './messages.ts';
import type { ShopValues } from './shop-settings-form.ts';

/** Props of the fields: the form, and whether it is editable. */
export interface ShopFieldsProps {
  readonly form: UseFormReturn<ShopValues>;
  readonly readOnly: boolean;
}

/** Renders email addresses that receive notifications of the shop. */
function MailsField(
  props: ShopFieldsProps & {
    readonly name: 'low_stock_emails' | 'notify_emails';
    readonly help?: string;
  },
): ReactElement {
  const { form, name, help, readOnly } = props;
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <TagsInput
          ref={ref}
          label={LABELS[name]}
          description={help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={value.length === 0 ? text.mails : ''}
          value={value}
          maxTags={10}
          acceptValueOnBlur
          splitChars={[',', ';', ' ']}
          disabled={readOnly}
          error={
            error?.message ?? errors[name]?.find?.((one) => one?.message !== undefined)?.message
          }
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}

/** Renders a switch of the shop settings. */
export function ShopSwitch(
  props: ShopFieldsProps & {
    readonly name: Path<ShopValues>;
    readonly label: string;
    readonly help?: string;
  },
): ReactElement {
  const { form, name, label, help, readOnly } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Switch
          ref={ref}
          label={label}
          description={help}
          checked={value === true}
          disabled={readOnly}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    />
  );
}

const SWITCHES = [
  { name: 'enabled', label: LABELS.enabled, help: text.enabledHelp },
  { name: 'cart.guest_checkout', label: text.guests, help: text.guestsHelp },
  { name: 'cart.show_quantity_box', label: text.boxes, help: text.boxesHelp },
  {
    name: 'cart.add_out_of_stock_product_to_cart',
    label: text.soldOut,
    help: text.soldOutHelp,
  },
] as const;

const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** Renders the cart and order settings. */
export function SellingFields({ form, readOnly }: ShopFieldsProps): ReactElement {
  const { errors } = form.formState;
  const line = (
    name: 'max_product_cart_quantity' | 'min_order_total' | 'reservation_minutes',
    label: string,
    mode: 'numeric' | 'decimal' = 'numeric',
  ) => (
    <TextInput
      label={label}
      inputMode={mode}
      autoComplete="off"
      error={errors.cart?.[name]?.message}
      {...form.register(`cart.${name}`)}
    />
  );
  return (
    <>
      <FormSection title={text.selling}>
        {SWITCHES.map(({ name, label, help }) => (
          <ShopSwitch
            key={name}
            form={form}
            readOnly={readOnly}
            name={name}
            label={label}
            help={help}
          />
        ))}
        <div className="ad-pair">
          {line('max_product_cart_quantity', text.most)}
          {line('min_order_total', text.least, 'decimal')}
        </div>
        <div className="ad-pair">
          {line('reservation_minutes', text.minutes)}
          <TextInput
            label={LABELS.currency}
            placeholder="CAD"
            spellCheck={false}
            autoComplete="off"
            error={errors.currency?.message}
            {...form.register('currency')}
          />
        </div>
      </FormSection>
      <FormSection title={text.orders}>
        <div className="ad-pair">
          <TextInput
            label={LABELS.order_prefix}
            description={text.prefixHelp}
            spellCheck={false}
            autoComplete="off"
            error={errors.order_prefix?.message}
            {...form.register('order_prefix')}
          />
          <TextInput
            label={LABELS.next_number}
            description={text.numberHelp}
            inputMode="numeric"
            autoComplete="off"
            error={errors.next_number?.message}
            {...form.register('next_number')}
          />
        </div>
        <div className="ad-pair">
          <NativeSelect
            label={LABELS.default_fulfilment_status}
            data={ORDER_STATUSES.map((value) => ({ value, label: capital(value) }))}
            error={errors.default_fulfilment_status?.message}
            {...form.register('default_fulfilment_status')}
          />
          <NativeSelect
            label={LABELS.default_stock_status}
            data={[
              { value: '', label: text.sameAsShop },
              ...STOCK_STATUSES.map((value) => ({ value, label: capital(value) })),
            ]}
            error={errors.default_stock_status?.message}
            {...form.register('default_stock_status')}
          />
        </div>
        <TextInput
          label={LABELS.low_stock}
          description={text.lowStockHelp}
          inputMode="numeric"
          autoComplete="off"
          error={errors.low_stock?.message}
          {...form.register('low_stock')}
        />
        <MailsField
          form={form}
          readOnly={readOnly}
          name="low_stock_emails"
          help={text.lowMailsHelp}
        />
        <MailsField form={form} readOnly={readOnly} name="notify_emails" />
        <Controller
          control={form.control}
          name="terms_page_id"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <RecordPicker
              source={PAGES}
              label={LABELS.terms_page_id}
              none={text.termsNone}
              nothingFound={text.pageNotFound}
              value={value}
              onChange={onChange}
              error={error?.message}
              disabled={readOnly}
            />
          )}
        />
        <p className="at-meta">{text.termsHelp}</p>
      </FormSection>
    </>
  );
}
