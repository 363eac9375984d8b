import { apiContract } from '@org/schema/contract';
import {
  bulkWorkReasons,
  findBulkWork,
  stopBulkWork,
  toBulkWork,
  undoBulkWork,
} from '../entities/bulk-work.service.ts';
import type { AnyEntityDefinition } from '../entities/entity-definition.ts';
import { type BoundRoute, staffRoute } from '../http/bind-route.ts';
import { inTenant } from '../http/in-tenant.ts';
import type { SendJob } from '../jobs/send-job.ts';

/** Handlers of the changes of very many records that the signed-in person began. */
export function bulkWorkRoutes(
  kinds: ReadonlyMap<string, AnyEntityDefinition>,
  send: SendJob,
): BoundRoute[] {
  const { bulkWorks } = apiContract;
  return [
    staffRoute(bulkWorks.get, ({ run, params, actor }) =>
      run(async (tx) => {
        const record = await findBulkWork(tx, params.id, { personId: actor.person.id });
        const kind = kinds.get(record.entity);
        return {
          work: toBulkWork(record, kind),
          reasons: await bulkWorkReasons(tx, record, kind),
        };
      }),
    ),
    staffRoute(bulkWorks.stop, async (input) => {
      const work = await inTenant(input, (w) => stopBulkWork(w, kinds, input.params.id));
      return { work, message: work.message };
    }),
    staffRoute(bulkWorks.undo, async (input) => {
      const work = await inTenant(input, (w) => undoBulkWork(w, kinds, send, input.params.id));
      return { work, message: 'Restoring records' };
    }),
  ];
}
