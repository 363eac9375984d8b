import type { ApiError } from '@org/api-client';

/**
 * Writes a failed request to the browser's console, with the id that finds it in the server's log.
 * @param action - what failed, such as `Create project`
 */
export function logFailure(action: string, error: ApiError): void {
  // biome-ignore lint/suspicious/noConsole: the log of the browser is where a failure is looked up
  console.error(`${action} failed: ${error.message}`, error.code, error.requestId);
}
