import type { ListFields, PermissionModule } from '@org/schema';
import type { EntityName } from '@org/schema/entities';
import type { AnyEntityDefinition, EntityPart } from '../entities/entity-definition.ts';
import type { TrashedRecords } from '../entities/trashed-records.ts';
import type { Change } from '../events/change-feed.ts';
import type { ExportSource } from '../exports/exports.service.ts';
import type { BoundRoute } from '../http/bind-route.ts';
import type { ImportTarget } from '../imports/import-target.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import type { HousekeepingTask } from '../jobs/housekeeping.ts';
import type { JobDefinition } from '../jobs/job-definition.ts';
import type { AnyJobWork, TenantJobWork } from '../jobs/run-job.ts';
import type { Extension } from './extend.ts';
import type { Kernel } from './kernel.ts';
import type { Seed } from './seed.ts';

/** List of a module that is not one of an entity. */
export interface ModuleList {
  /** Plural name, as in its path. */
  readonly plural: string;
  readonly module: PermissionModule;
  /** Fields of saved views, and of filters. */
  readonly fields: ListFields;
  /** Source of its exports; undefined for a list without an export. */
  readonly source?: ExportSource;
}

/** Adds the handler of a job to the jobs of a process. */
export type JobBinding = (jobs: Jobs) => void;

/** Binds a job of a tenant to its handler. */
export function bindJob<Payload extends object>(
  job: JobDefinition<Payload>,
  run: (work: TenantJobWork<Payload>) => Promise<void>,
): JobBinding {
  return (jobs) => jobs.handle(job, run);
}

/** Binds a job that may be the platform's own, without a tenant, to its handler. */
export function bindPlatformJob<Payload extends object>(
  job: JobDefinition<Payload>,
  run: (work: AnyJobWork<Payload>) => Promise<void>,
): JobBinding {
  return (jobs) => jobs.handleAny(job, run);
}

/** A module of the server: everything that it adds. */
export interface Module {
  /** Path of its folder below `modules` or `kernel`, such as `commerce/orders`. */
  readonly name: string;
  /** Records with the endpoints, lists, exports, trash and history that every entity has. */
  readonly entities?: readonly AnyEntityDefinition[];
  /** Fields of entities of other modules. */
  readonly entityParts?: readonly (EntityPart & { readonly entity: EntityName })[];
  /** Records with a trash that are not entities; those that refer to others first. */
  readonly trash?: readonly TrashedRecords[];
  /** Lists that are not of entities. */
  readonly lists?: readonly ModuleList[];
  /** Records that files can be imported into. */
  readonly imports?: readonly ImportTarget[];
  /** Values for the extension points of other modules. */
  readonly extensions?: readonly Extension[];
  /** Handlers of its background jobs. */
  readonly jobs?: (kernel: Kernel) => readonly JobBinding[];
  /** Work that is done on a schedule. */
  readonly housekeeping?: (kernel: Kernel) => readonly HousekeepingTask[];
  /** Called for each committed change of any process. */
  readonly events?: (kernel: Kernel) => (change: Change) => void;
  /** Demo data of its records. */
  readonly seeds?: (kernel: Kernel) => readonly Seed[];
  /** Handlers of its endpoints. */
  readonly routes?: (kernel: Kernel) => readonly BoundRoute[];
}

/** Declares a module. */
export function defineModule(module: Module): Module {
  return module;
}
