import type { RecordFieldsProps } from '@org/admin-kit';
import { COUPON_KINDS, type Coupon } from '@org/schema/entities';
import { FormSection, NativeSelect, Switch, TextInput, useFormats } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import type { CouponValues } from './coupon-form.ts';
import { KINDS, LABELS, text } from './messages.ts';

/** Renders the fields of a coupon. */
export function CouponFields({
  form,
  readOnly,
}: RecordFieldsProps<Coupon, CouponValues>): ReactElement {
  const { timezone } = useFormats();
  const { errors } = form.formState;
  const kind = form.watch('kind');
  const line = (
    name: keyof CouponValues,
    more: {
      label?: string;
      required?: boolean;
      description?: string;
      inputMode?: 'numeric' | 'decimal';
      type?: string;
    } = {},
  ) => (
    <TextInput
      label={LABELS[name]}
      autoComplete="off"
      error={errors[name]?.message}
      {...more}
      {...form.register(name)}
    />
  );
  return (
    <>
      <FormSection title={text.what}>
        {line('code', { description: text.codeHelp, required: true })}
        {line('description')}
        <div className="ad-pair">
          <NativeSelect
            label={LABELS.kind}
            data={COUPON_KINDS.map((value) => ({ value, label: KINDS[value] }))}
            error={errors.kind?.message}
            {...form.register('kind')}
          />
          {kind !== 'free_shipping' &&
            line('value', {
              label: kind === 'percent' ? text.percentOff : text.amountOff,
              inputMode: 'decimal',
            })}
        </div>
        {line('minSubtotal', { inputMode: 'decimal' })}
      </FormSection>
      <FormSection title={text.when} text={text.timeHelp(timezone)}>
        <Controller
          control={form.control}
          name="enabled"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <Switch
              ref={ref}
              label={LABELS.enabled}
              checked={value}
              disabled={readOnly}
              onBlur={onBlur}
              onChange={(event) => onChange(event.currentTarget.checked)}
            />
          )}
        />
        <div className="ad-pair">
          {line('startsAt', { type: 'datetime-local' })}
          {line('endsAt', { type: 'datetime-local' })}
        </div>
        <div className="ad-pair">
          {line('maxUses', { inputMode: 'numeric', description: text.limitHelp })}
          {line('maxUsesPerCustomer', { inputMode: 'numeric', description: text.limitHelp })}
        </div>
      </FormSection>
    </>
  );
}
