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

/** Shape: how dates and numbers are written below; what is '' or not known to this browser is the browser's own. */
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

/** What writes dates and numbers as the person who looks wants them; as the browser does outside of the admin. */
export function useFormats(): Formats {
  return use(FormatsContext);
}
