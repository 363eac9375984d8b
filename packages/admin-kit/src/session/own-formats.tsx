import type { Me } from '@org/schema/entities';
import { type Locale, LocaleProvider } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';
import { useMe } from './use-me.ts';

/** Returns the formats of a user: their own choice, else the company's, else the browser's. */
export function chosenFormats({ user, settings }: Pick<Me, 'user' | 'settings'>): Locale {
  return {
    locale: user.locale || (settings?.locale ?? ''),
    timezone: user.timezone || (settings?.timezone ?? ''),
    dateStyle: user.date_style || (settings?.date_style ?? ''),
    numberStyle: user.number_style || (settings?.number_style ?? ''),
  };
}

/** Provides the signed-in user's formats of dates and numbers. */
export function OwnFormats({ children }: { readonly children: ReactNode }): ReactElement {
  return <LocaleProvider value={chosenFormats(useMe())}>{children}</LocaleProvider>;
}
