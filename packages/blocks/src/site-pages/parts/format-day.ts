/** Formats of a site. */
export interface SiteFormats {
  /** BCP 47 tag, or `''` for English. */
  readonly locale: string;
  /** IANA name, or `''` for UTC. */
  readonly timezone: string;
}

/** Formats the day of an ISO instant in the time zone of a site; returns `''` for what is not an instant. */
export function formatDay(instant: string, { locale, timezone }: SiteFormats): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const options = { dateStyle: 'long', timeZone: timezone || 'UTC' } as const;
  return new Intl.DateTimeFormat(locale || 'en', options).format(at);
}
