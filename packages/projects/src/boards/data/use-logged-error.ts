import { useEffect } from 'react';

/** Logs a failed load; the screen shows it with a retry. */
export function useLoggedError(error: unknown, message: string): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: failed loads are logged where support looks first.
    if (error) console.error(message, error);
  }, [error, message]);
}
