import {
  armSignIn,
  ListenToTenant,
  loadSession,
  OwnFormats,
  ScreenError,
  ScreenMissing,
  StaffGate,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { api } from '../client/api.ts';
import { MODULES_BY_ENTITY } from '../client/modules-by-entity.ts';
import { queries } from '../client/queries.ts';
import { Shell } from '../frame/shell.tsx';
import { ShellPending } from '../frame/shell-pending.tsx';

/** Root of all routes. */
export const root = createRootRoute({
  component: Outlet,
  errorComponent: (props) => (
    <main className="ad-alone">
      <ScreenError {...props} />
    </main>
  ),
  notFoundComponent: () => (
    <main className="ad-alone">
      <ScreenMissing />
    </main>
  ),
});

/** Parent of all routes that require a member of staff. */
export const staff = createRoute({
  getParentRoute: () => root,
  id: 'staff',
  async beforeLoad({ location }) {
    try {
      await loadSession(api, queries);
    } catch (error) {
      if (!isApiError(error, 'unauthenticated')) throw error;
      throw redirect({ to: '/login', search: { next: location.href }, replace: true });
    }
    armSignIn(true);
  },
  pendingComponent: ShellPending,
  component: () => (
    <StaffGate>
      <OwnFormats>
        <ListenToTenant modulesByEntity={MODULES_BY_ENTITY} />
        <Outlet />
      </OwnFormats>
    </StaffGate>
  ),
});

/** Parent of every screen of the admin, inside its shell. */
export const admin = createRoute({
  getParentRoute: () => staff,
  path: '/admin',
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  notFoundComponent: ScreenMissing,
});
