import { isApiError } from '@org/api-client';
import { apiContract } from '@org/schema';
import { toast } from '@org/ui';
import { api } from '../api.ts';
import { forgetPerson } from '../queries.ts';
import { armSignIn } from './ask-to-sign-in.ts';
import { text } from './messages.ts';

/** Ends the session. Resolves to false on failure: the user stays signed in and sees a message. Source: ERR-007. */
export async function signOut(): Promise<boolean> {
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
  forgetPerson();
  return true;
}
