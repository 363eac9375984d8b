import { type Context, createContext, type ReactElement, type ReactNode, use } from 'react';

/** How dates and numbers are written. */
export interface Locale {
  /** BCP 47, such as `en-CA`. */
  readonly locale: string;
  /** IANA zone, such as `America/Toronto`. */
  readonly timezone: string;
}

const own = Intl.DateTimeFormat().resolvedOptions();
const LocaleContext: Context<Locale> = createContext<Locale>({
  locale: own.locale,
  timezone: own.timeZone,
});

const isKnown = (check: () => unknown): boolean => {
  try {
    check();
    return true;
  } catch {
    return false;
  }
};

/** Shape: the tenant's locale and zone; a value that this browser does not know is left out. */
export function LocaleProvider({
  value,
  children,
}: {
  readonly value: Partial<Locale>;
  readonly children: ReactNode;
}): ReactElement {
  const { locale, timezone } = value;
  const known = {
    locale: locale && isKnown(() => new Intl.Locale(locale)) ? locale : own.locale,
    timezone:
      timezone && isKnown(() => Intl.DateTimeFormat('en', { timeZone: timezone }))
        ? timezone
        : own.timeZone,
  };
  return <LocaleContext value={known}>{children}</LocaleContext>;
}

/** The tenant's locale; the browser's own outside of a tenant. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
