/** Returns the name of an uploaded or fetched file without control characters, which PostgreSQL and headers refuse. */
export const cleanFileName = (name: string): string =>
  name.toWellFormed().replaceAll(/\p{Cc}/gu, '');
