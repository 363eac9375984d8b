/** Writes a day as a site does. Shape: ISO instant, how the site writes → day in the site's own time. */
export function getDay(
  instant: string,
  { locale, timezone }: { readonly locale: string; readonly timezone: string },
): string {
  const options = { dateStyle: 'long', timeZone: timezone || 'UTC' } as const;
  return new Intl.DateTimeFormat(locale || 'en', options).format(new Date(instant));
}
