import { bindPlatformJob, defineModule } from '../../../kernel/module/define-module.ts';
import { getSecurityLog } from '../audit-log/audit-log.services.ts';
import { getPlaces } from '../places/places.services.ts';
import { accountRoutes } from './account.routes.ts';
import { authRoutes } from './auth.routes.ts';
import { getAccountTools, getIdentity } from './auth.services.ts';
import { mailResetLink, resetJob } from './password-reset.ts';
import { removeOldSignIns } from './remove-old-sign-ins.ts';

/** Sign-in, sessions and the account of a person. */
export const authModule = defineModule({
  name: 'platform/auth',
  jobs: (kernel) => [
    bindPlatformJob(resetJob, ({ payload }) => mailResetLink(getAccountTools(kernel), payload)),
  ],
  housekeeping: ({ db, authPool }) => [
    { name: 'old-sign-ins', run: () => removeOldSignIns(db, authPool) },
  ],
  routes: (kernel) => {
    const { db, hosts, isDemo, send } = kernel;
    const identity = getIdentity(kernel);
    const securityLog = getSecurityLog(kernel);
    const findsPlaces = getPlaces(kernel) !== undefined;
    return [
      ...authRoutes({ identity, securityLog, db, hosts, demo: isDemo, findsPlaces }),
      ...accountRoutes({ ...getAccountTools(kernel), securityLog, send }),
    ];
  },
});
