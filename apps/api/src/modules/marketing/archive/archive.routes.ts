import { apiContract } from '@org/schema/contract';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { type BoundRoute, publicRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { findArchivedEmail, listArchivedEmails } from './archived-emails.ts';
import { setInArchive } from './set-in-archive.ts';

/** Dependencies of the archive. */
export interface ArchiveTools {
  /** Returns the URL of a tenant's site, with a trailing slash. */
  readonly getSiteWithin: (tx: TenantTx, tenantId: number) => Promise<string>;
}

/** Creates the routes of the archive of sent campaigns. */
export function archiveRoutes({ getSiteWithin }: ArchiveTools): BoundRoute[] {
  const { newsletterArchive } = apiContract;
  return [
    publicRoute(newsletterArchive.list, ({ run, query }) =>
      run((tx) => listArchivedEmails(tx, query)),
    ),
    publicRoute(newsletterArchive.get, async ({ run, params, tenant }) => ({
      email: await run(async (tx) =>
        findArchivedEmail(tx, params.id, await getSiteWithin(tx, tenant.id)),
      ),
    })),
    staffRoute(newsletterArchive.set, async (input) => {
      const { in_archive } = input.body;
      return {
        campaign: await inTenant(input, (write) =>
          setInArchive(write, input.params.id, in_archive),
        ),
        message: in_archive ? 'Shown in the archive' : 'Hidden from the archive',
      };
    }),
  ];
}
