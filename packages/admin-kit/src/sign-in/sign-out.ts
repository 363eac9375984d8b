import { type ApiClient, isApiError } from '@org/api-client';
import { apiContract } from '@org/schema/contract';
import { toast } from '@org/ui';
import type { QueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from '../storage/form-draft.ts';
import { armSignIn } from './ask-to-sign-in.ts';
import { text } from './messages.ts';

/** Clears cached data and drafts of a user before another one signs in. */
export function forgetPerson(queries: QueryClient): void {
  queries.clear();
  dropAllDrafts();
}

/** Ends the session. Resolves to false on failure: the user stays signed in and sees a message. */
export async function signOut(api: ApiClient, queries: QueryClient): Promise<boolean> {
  armSignIn(false);
  try {
    await api.call(apiContract.auth.logout);
  } catch (error) {
    // Without a session there is nothing left to end.
    if (!isApiError(error, 'unauthenticated')) {
      armSignIn(true);
      globalThis.reportError?.(error);
      toast.error(text.signOutFailed);
      return false;
    }
  }
  forgetPerson(queries);
  return true;
}
