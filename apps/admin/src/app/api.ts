import { type ApiClient, createClient } from '@org/api-client';
import { askToSignIn } from './session/ask-to-sign-in.ts';

/** The API of this origin. A session that ends in the middle of work is renewed in place, and the call is sent again. */
export const api: ApiClient = createClient({ baseUrl: '', onUnauthenticated: askToSignIn });
