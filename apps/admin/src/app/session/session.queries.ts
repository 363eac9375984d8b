import { callKey, callQuery } from '@org/api-client/react';
import { apiContract } from '@org/schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { can } from './can.ts';

/** Who is signed in, where, and what they may do. */
export const meQuery = () => ({ ...callQuery(api, apiContract.auth.me), staleTime: 60_000 });

/** Key under which `meQuery` is cached. */
export const ME_KEY = callKey(apiContract.auth.me, {});

/** The settings of the active tenant. */
export const settingsQuery = () => callQuery(api, apiContract.settings.get);

/**
 * Loads what every screen stands on: the person, and the settings that dates and times are written by.
 * Errors: rejects when the person cannot be loaded; without settings the browser's own ways are used.
 */
export async function loadSession(queries: QueryClient): Promise<void> {
  const ask = () => queries.ensureQueryData(settingsQuery()).catch(() => undefined);
  // At the start both are asked for together: one way to the server and back, not two.
  const early = queries.getQueryData(ME_KEY) === undefined ? ask() : undefined;
  const me = await queries.ensureQueryData(meQuery());
  if (me.tenant && can(me, 'settings.can_view')) await (early ?? ask());
}
