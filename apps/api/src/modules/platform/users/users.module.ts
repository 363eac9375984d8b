import { MEMBER_FIELDS } from '@org/schema/entities';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { getCredentials, getIdentity, getLinkLimits } from '../auth/auth.services.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { seedPeople } from './seed-people.ts';
import { userRoutes } from './users.routes.ts';

/** Members of a tenant and their invitations. */
export const usersModule = defineModule({
  name: 'platform/users',
  lists: [{ plural: 'users', module: 'users', fields: MEMBER_FIELDS }],
  seeds: (kernel) => {
    const { db } = kernel;
    return [
      { seedInstallation: (demo) => seedPeople({ db, identity: getIdentity(kernel) }, demo) },
    ];
  },
  routes: (kernel) => {
    const { db, mailQueue, adminOrigin } = kernel;
    return [
      ...userRoutes({ db, mailQueue, adminOrigin, credentials: getCredentials(kernel) }),
      ...invitationRoutes({ db, identity: getIdentity(kernel), limits: getLinkLimits(kernel) }),
    ];
  },
});
