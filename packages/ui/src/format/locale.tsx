import { isLocale, isTimeZone } from '@org/schema';
import { type Context, createContext, type ReactElement, type ReactNode, use } from 'react';
import { createFormats, type Formats, type Locale } from './formats.ts';

const own = Intl.DateTimeFormat().resolvedOptions();
const FormatsContext: Context<Formats> = createContext<Formats>(
  createFormats({
    locale: own.locale,
    timezone: own.timeZone,
    dateStyle: '',
    numberStyle: '',
  }),
);

/** Provides the formats of dates and numbers; '' or a value unknown to this browser uses the browser's default. */
export function LocaleProvider({
  value,
  children,
}: {
  readonly value: Partial<Locale>;
  readonly children: ReactNode;
}): ReactElement {
  const { locale, timezone, dateStyle = '', numberStyle = '' } = value;
  const formats = createFormats({
    locale: locale && isLocale(locale) ? locale : own.locale,
    timezone: timezone && isTimeZone(timezone) ? timezone : own.timeZone,
    dateStyle,
    numberStyle,
  });
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

/** Returns the formats of the user; the browser's outside of the admin. */
export function useFormats(): Formats {
  return use(FormatsContext);
}
