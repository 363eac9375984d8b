import type { ApiError } from '@org/api-client';

/**
 * Writes a failed request to the browser's console, with the id that finds it in the server's log.
 * @param action - what failed, such as `Create project`
 */
export function logFailure(action: string, error: ApiError): void {
  // biome-ignore lint/suspicious/noConsole: people find failures in the log of the browser
  console.error(`${action} failed: ${error.message}`, error.code, error.requestId);
}
