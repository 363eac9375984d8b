import { THEME_COLORS, type ThemeColor } from '@org/schema';
import {
  allShadows,
  allSpaceSteps,
  allTextStyles,
  changedShadows,
  changedSpaceSteps,
  changedTextStyles,
  DEFAULT_SETTINGS,
  THEME_FONTS,
} from '@org/schema/entities';
import { Button, ColorField, FormSection, NativeSelect, NumberField } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { MODES, text } from './messages.ts';
import type { SectionForm } from './section-form.ts';
import type { SectionFieldsProps } from './section-screen.tsx';
import { TextStyles } from './text-styles.tsx';
import { type ContrastHint, contrastHints } from './theme-contrast.ts';
import { ThemePreview } from './theme-preview.tsx';
import { ThemeScale } from './theme-scale.tsx';
import { ThemeShadows } from './theme-shadows.tsx';
import type { ThemeValues } from './theme-values.ts';
import { tokenText } from './token-messages.ts';

const FIELDS = [...THEME_COLORS, 'mode', 'fontFamily', 'headingFont', 'radius'] as const;
const { labels } = text.theme;

/** Form of the theme section. */
export const THEME: SectionForm<ThemeValues> = {
  // Each field has the same name in the theme.
  paths: Object.fromEntries(
    [...FIELDS, 'textStyles', 'spacing', 'shadows'].map((name) => [name, `theme.${name}`]),
  ) as Record<keyof ThemeValues, string>,
  labels,
  // The form shows all styles and tokens; only those that differ from their defaults are stored.
  read: ({ theme }) => ({
    ...(Object.fromEntries(FIELDS.map((name) => [name, theme[name] ?? ''])) as Record<
      (typeof FIELDS)[number],
      string
    >),
    textStyles: allTextStyles(theme.textStyles),
    spacing: allSpaceSteps(theme.spacing),
    shadows: allShadows(theme.shadows),
  }),
  write: (values) => ({
    ...values,
    textStyles: changedTextStyles(values.textStyles),
    spacing: changedSpaceSteps(values.spacing),
    shadows: changedShadows(values.shadows),
  }),
};

function Hints({ hints }: { hints: readonly ContrastHint[] }) {
  return (
    <>
      {hints.map(({ words, isWeak }) => (
        <span key={words} className="ad-contrast" data-weak={isWeak || undefined}>
          {words}
        </span>
      ))}
    </>
  );
}

function Color({
  form,
  readOnly,
  name,
}: {
  readonly form: UseFormReturn<ThemeValues>;
  readonly readOnly: boolean;
  readonly name: ThemeColor;
}) {
  const hints = contrastHints(name, form.watch());
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <ColorField
          size="sm"
          label={labels[name]}
          value={field.value}
          onChange={field.onChange}
          disabled={readOnly}
          error={fieldState.error?.message}
          description={<Hints hints={hints} />}
        />
      )}
    />
  );
}

/** Renders colors, mode, font and corners of the site, beside a live sample. */
export function ThemeFields({ form, readOnly }: SectionFieldsProps<ThemeValues>): ReactElement {
  const { errors } = form.formState;

  function backToStandard(): void {
    for (const name of FIELDS)
      form.setValue(name, DEFAULT_SETTINGS.theme[name] ?? '', {
        shouldDirty: true,
        shouldValidate: true,
      });
    form.setValue('textStyles', allTextStyles([]), { shouldDirty: true, shouldValidate: true });
    form.setValue('spacing', allSpaceSteps([]), { shouldDirty: true, shouldValidate: true });
    form.setValue('shadows', allShadows([]), { shouldDirty: true, shouldValidate: true });
  }

  return (
    <>
      <ThemePreview theme={form.watch()} />
      <FormSection title={text.theme.colors} text={text.theme.colorsText}>
        <div className="ad-colors">
          {THEME_COLORS.map((name) => (
            <Color key={name} form={form} readOnly={readOnly} name={name} />
          ))}
        </div>
      </FormSection>
      <FormSection title={text.theme.type}>
        <div className="ad-pair">
          <NativeSelect
            label={labels.mode}
            data={[...MODES]}
            error={errors.mode?.message}
            {...form.register('mode')}
          />
          <NativeSelect
            label={labels.fontFamily}
            data={[...THEME_FONTS]}
            error={errors.fontFamily?.message}
            {...form.register('fontFamily')}
          />
          <NativeSelect
            label={labels.headingFont}
            data={[{ value: '', label: text.theme.sameFont }, ...THEME_FONTS]}
            error={errors.headingFont?.message}
            {...form.register('headingFont')}
          />
        </div>
        <Controller
          control={form.control}
          name="radius"
          render={({ field, fieldState }) => (
            <NumberField
              size="sm"
              label={labels.radius}
              unit="px"
              min={0}
              max={32}
              tellsLimits
              value={toNumber(field.value)}
              onChange={(value) => field.onChange(`${value === '' ? 0 : value}px`)}
              disabled={readOnly}
              error={fieldState.error?.message}
            />
          )}
        />
      </FormSection>
      <FormSection title={text.theme.styles} text={text.theme.stylesText}>
        <Controller
          control={form.control}
          name="textStyles"
          render={({ field, fieldState }) => (
            <>
              <TextStyles styles={field.value} readOnly={readOnly} onChange={field.onChange} />
              {fieldState.error && <p role="alert">{fieldState.error.message}</p>}
            </>
          )}
        />
      </FormSection>
      <FormSection title={tokenText.scale} text={tokenText.scaleText}>
        <Controller
          control={form.control}
          name="spacing"
          render={({ field, fieldState }) => (
            <>
              <ThemeScale steps={field.value} readOnly={readOnly} onChange={field.onChange} />
              {fieldState.error && <p role="alert">{fieldState.error.message}</p>}
            </>
          )}
        />
      </FormSection>
      <FormSection title={tokenText.shadowScale} text={tokenText.shadowScaleText}>
        <Controller
          control={form.control}
          name="shadows"
          render={({ field, fieldState }) => (
            <>
              <ThemeShadows shadows={field.value} readOnly={readOnly} onChange={field.onChange} />
              {fieldState.error && <p role="alert">{fieldState.error.message}</p>}
            </>
          )}
        />
        {!readOnly && (
          <div>
            <Button size="xs" onClick={backToStandard}>
              {text.theme.standard}
            </Button>
          </div>
        )}
      </FormSection>
    </>
  );
}

function toNumber(radius: string): number | '' {
  const pixels = Number.parseInt(radius, 10);
  return Number.isNaN(pixels) ? '' : pixels;
}
