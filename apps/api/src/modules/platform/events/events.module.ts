import { defineModule } from '../../../kernel/module/define-module.ts';
import { getIdentity } from '../auth/auth.services.ts';
import { eventRoutes } from './events.routes.ts';

/** The stream of changes for open admins. */
export const eventsModule = defineModule({
  name: 'platform/events',
  routes: (kernel) => eventRoutes(kernel.events, getIdentity(kernel)),
});
