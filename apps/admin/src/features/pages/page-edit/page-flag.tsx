import { Switch } from '@org/ui';
import type { ReactElement } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PageFormValues } from './page-form.ts';

/** Props of the field: the form, and the name of a boolean field. */
export interface PageFlagProps {
  readonly form: UseFormReturn<PageFormValues>;
  readonly name: 'showPageTitle' | 'is_homepage' | 'noindex';
  readonly label: string;
  readonly description?: string;
  readonly disabled: boolean;
}

/** Renders a boolean field of the page form. */
export function PageFlag({ form, name, ...rest }: PageFlagProps): ReactElement {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref, onBlur } }) => (
        <Switch
          {...rest}
          ref={ref}
          checked={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    />
  );
}
