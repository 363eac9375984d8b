import type { Me } from '@org/schema';
import { type Locale, LocaleProvider } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';
import { useMe } from './use-me.ts';

/** How somebody has dates and numbers written: their own choice, else the company's. Where neither says, the browser does. */
export function chosenFormats({ user, settings }: Pick<Me, 'user' | 'settings'>): Locale {
  return {
    locale: user.locale || (settings?.locale ?? ''),
    timezone: user.timezone || (settings?.timezone ?? ''),
    dateStyle: user.date_style || (settings?.date_style ?? ''),
    numberStyle: user.number_style || (settings?.number_style ?? ''),
  };
}

/** Writes dates and numbers below as the person who is signed in wants them. */
export function OwnFormats({ children }: { readonly children: ReactNode }): ReactElement {
  return <LocaleProvider value={chosenFormats(useMe())}>{children}</LocaleProvider>;
}
