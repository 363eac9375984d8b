import { isApiError } from '@org/api-client';
import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { ListenToTenant } from './events/listen-to-tenant.tsx';
import { queries } from './queries.ts';
import { ScreenError, ScreenMissing } from './screen-states.tsx';
import { armSignIn } from './session/ask-to-sign-in.ts';
import { OwnFormats } from './session/own-formats.tsx';
import { loadSession } from './session/session.queries.ts';
import { StaffGate } from './session/staff-gate.tsx';
import { Shell } from './shell/shell.tsx';
import { ShellPending } from './shell/shell-pending.tsx';

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
      await loadSession(queries);
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
        <ListenToTenant />
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
