import { THEME_COLORS, THEME_FONTS, type ThemeColor } from '@org/schema';
import { Button, ColorField, FormSection, NativeSelect, NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import type { SettingsFieldsProps } from './company-fields.tsx';
import { LABELS, MODES, text } from './messages.ts';
import { type SettingsFormValues, STANDARD_THEME } from './settings-form.ts';
import { textOn } from './text-on.ts';
import { ThemePreview } from './theme-preview.tsx';

function Contrast({ color, dark }: { color: string; dark: string }) {
  const best = textOn(color, dark);
  if (!best) return null;
  const ratio = best.ratio.toFixed(1);
  return (
    <span className="ad-contrast" data-weak={!best.readable || undefined}>
      {best.readable ? text.contrastGood(ratio) : text.contrastWeak(ratio)}
    </span>
  );
}

function Color({ form, readOnly, name }: SettingsFieldsProps & { name: ThemeColor }) {
  const dark = form.watch('dark');
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <ColorField
          size="sm"
          label={LABELS[name]}
          value={field.value}
          onChange={field.onChange}
          disabled={readOnly}
          error={fieldState.error?.message}
          description={<Contrast color={field.value} dark={dark} />}
        />
      )}
    />
  );
}

/** The look of the tenant's site, with a preview beside it. Source: SET-002. */
export function ThemeFields({ form, readOnly }: SettingsFieldsProps): ReactElement {
  const values = form.watch();
  const { errors } = form.formState;

  function backToStandard(): void {
    for (const name of THEME_COLORS)
      form.setValue(name, STANDARD_THEME[name], { shouldDirty: true, shouldValidate: true });
  }

  return (
    <FormSection title={text.theme} text={text.themeText} id="theme">
      <ThemePreview theme={values} />
      <div className="ad-colors">
        {THEME_COLORS.map((name) => (
          <Color key={name} form={form} readOnly={readOnly} name={name} />
        ))}
      </div>
      {!readOnly && (
        <div>
          <Button size="xs" onClick={backToStandard}>
            {text.defaults}
          </Button>
        </div>
      )}
      <NativeSelect
        label={LABELS.mode}
        data={[...MODES]}
        error={errors.mode?.message}
        {...form.register('mode')}
      />
      <NativeSelect
        label={LABELS.fontFamily}
        data={[...THEME_FONTS]}
        error={errors.fontFamily?.message}
        {...form.register('fontFamily')}
      />
      <Controller
        control={form.control}
        name="radius"
        render={({ field, fieldState }) => (
          <NumberField
            size="sm"
            label={LABELS.radius}
            unit="px"
            min={0}
            max={32}
            value={toNumber(field.value)}
            onChange={(value) => field.onChange(`${value === '' ? 0 : value}px`)}
            disabled={readOnly}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormSection>
  );
}

function toNumber(radius: SettingsFormValues['radius']): number | '' {
  const pixels = Number.parseInt(radius, 10);
  return Number.isNaN(pixels) ? '' : pixels;
}
