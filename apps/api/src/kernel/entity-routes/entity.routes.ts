import type { EntityContract, ManyContract, RecordContract, Selection } from '@org/schema/contract';
import { appError } from '@org/schema/errors';
import type { AskedList } from '../database/list-definition.ts';
import { startBulkWork, toBulkWork } from '../entities/bulk-work.service.ts';
import * as service from '../entities/entity.service.ts';
import {
  changeMany,
  checkChange,
  type ManyChange,
  selectedIds,
} from '../entities/entity-bulk.service.ts';
import type { AnyEntityDefinition, Columns } from '../entities/entity-definition.ts';
import { restoreMany } from '../entities/restore-many.ts';
import { readTimeline } from '../entities/timeline.ts';
import { entitySource, startExport } from '../exports/exports.service.ts';
import { type BoundRoute, staffRoute } from '../http/bind-route.ts';
import { bulkDeleteAnswer, getDeletion, restoreAnswer } from '../http/bulk-delete.ts';
import { inTenant } from '../http/in-tenant.ts';
import type { SendJob } from '../jobs/send-job.ts';
import { tagRoutes } from './tags.routes.ts';

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Returns handlers of the endpoints that export a list, and of the timeline of a record. */
function fileRoutes(
  contract: Pick<ManyContract, 'export' | 'timeline'>,
  kind: AnyEntityDefinition,
  send: SendJob,
): BoundRoute[] {
  const source = entitySource(kind);
  return [
    staffRoute(contract.export, async (input) => ({
      export: await inTenant(input, (w) => startExport(w, source, send, input.body)),
      message: 'Your export has started',
    })),
    staffRoute(contract.timeline, async (input) => ({
      results: await inTenant(input, async (w) => {
        await service.getEntity(w, kind, input.params.id);
        return readTimeline(w.tx, kind.entity, input.params.id, input.query);
      }),
    })),
  ];
}

/**
 * Returns handlers of the bulk endpoints, and of the timeline of each record.
 * @returns bound routes
 */
export function manyRoutes(
  contract: ManyContract,
  kind: AnyEntityDefinition,
  send: SendJob,
): BoundRoute[] {
  return [...bulkRoutes(contract, kind, send), ...fileRoutes(contract, kind, send)];
}

/** Returns handlers of the bulk endpoints; more records than one request handles are changed in the background. */
function bulkRoutes(
  contract: Pick<ManyContract, 'bulkRemove' | 'restore' | 'bulk'>,
  kind: AnyEntityDefinition,
  send: SendJob,
): BoundRoute[] {
  const [one, many] = kind.words;
  const toDelete = `${kind.plural}ToDelete`;
  return [
    staffRoute(contract.bulkRemove, async (input) => {
      const named: unknown = Reflect.get(input.body, toDelete);
      const { selection = { ids: named as number[] } } = input.body as { selection?: Selection };
      return inTenant(input, async (w) => {
        const ids = await selectedIds(kind, w, selection);
        if (ids) {
          const gone = new Set(await service.trashEntities(w, kind, ids));
          return bulkDeleteAnswer(getDeletion(ids, gone), one, many);
        }
        const begun = await startBulkWork(w, kind, send, 'remove', { selection });
        const message = `Deleting ${many}`;
        return { deleted: [], failed: [], message, work: toBulkWork(begun, kind) };
      });
    }),
    staffRoute(contract.restore, async (input) => {
      const ids = input.body.ids as number[];
      const { back, reasons } = await inTenant(input, (w) => restoreMany(w, kind, ids));
      return restoreAnswer(ids, back, one, many, reasons);
    }),
    staffRoute(contract.bulk, async (input) => {
      const { selection, ...change } = input.body as { selection: Selection } & ManyChange;
      return inTenant(input, async (w) => {
        const ids = await selectedIds(kind, w, selection);
        if (ids) {
          const outcome = await changeMany(w, kind, ids, change);
          const words = outcome.changed === 1 ? one : many;
          return { ...outcome, message: `${outcome.changed} ${words} changed` };
        }
        await checkChange(w, kind, change);
        const begun = await startBulkWork(w, kind, send, 'change', { selection, change });
        const message = `Changing ${many}`;
        return { changed: 0, failed: [], message, work: toBulkWork(begun, kind) };
      });
    }),
  ];
}

/**
 * Handlers of the calls by which records are listed, read and changed one by one. Takes contract, what they are.
 * @returns bound calls
 */
export function recordRoutes(
  contract: RecordContract,
  kind: AnyEntityDefinition,
  send: SendJob,
): BoundRoute[] {
  const [one] = kind.words;
  const named = (record: object): Record<string, object> => ({ [kind.entity]: record });
  return [
    staffRoute(contract.list, async (input) => ({
      results: await inTenant(input, (w) =>
        service.listEntities(w, kind, input.query as AskedList & Columns),
      ),
    })),
    staffRoute(contract.get, async (input) => {
      const record = await inTenant(input, (w) => service.getEntity(w, kind, input.params.id));
      return { ...named(record), results: record };
    }),
    staffRoute(contract.update, async (input) => ({
      ...named(
        await inTenant(input, (w) => service.updateEntity(w, kind, input.params.id, input.body)),
      ),
      message: `${capital(one)} saved`,
    })),
    ...fileRoutes(contract, kind, send),
    ...tagRoutes(contract, kind),
  ];
}

/**
 * Handlers of the calls that every entity has. Takes its contract, what it is.
 * @returns bound calls
 */
export function entityRoutes(
  contract: EntityContract,
  kind: AnyEntityDefinition,
  send: SendJob,
): BoundRoute[] {
  const [one] = kind.words;
  const named = (record: object): Record<string, object> => ({ [kind.entity]: record });

  return [
    ...recordRoutes(contract, kind, send),
    staffRoute(contract.create, async (input) => ({
      ...named(await inTenant(input, (w) => service.createEntity(w, kind, input.body))),
      message: `${capital(one)} created`,
    })),
    staffRoute(contract.remove, async (input) => {
      const gone = await inTenant(input, (w) => service.trashEntities(w, kind, [input.params.id]));
      if (gone.length === 0) throw appError('not_found');
      return { message: `${capital(one)} deleted` };
    }),
    ...bulkRoutes(contract, kind, send),
  ];
}
