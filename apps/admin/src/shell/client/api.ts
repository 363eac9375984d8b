import { askToSignIn } from '@org/admin-kit';
import { type ApiClient, createClient } from '@org/api-client';

/** API client of this origin. An expired session is renewed in place, and the request is repeated. */
export const api: ApiClient = createClient({ baseUrl: '', onUnauthenticated: askToSignIn });
