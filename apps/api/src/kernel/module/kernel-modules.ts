import { join } from 'node:path';
import { TRASH_DAYS } from '@org/schema';
import { IMPORT_FIELDS } from '@org/schema/contract';
import { STREAM_TIMES } from '@org/schema/entities';
import { bulkWorkJob, removeOldBulkWorks } from '../entities/bulk-work.service.ts';
import { emptyTrash } from '../entities/empty-trash.ts';
import { runBulkWork } from '../entities/run-bulk-work.ts';
import { bulkWorkRoutes } from '../entity-routes/bulk-work.routes.ts';
import { exportRoutes } from '../exports/exports.routes.ts';
import { exportJob } from '../exports/exports.service.ts';
import { type ExportTools, writeExport } from '../exports/write-export.ts';
import { type ImportTools, importJob } from '../imports/import-tools.ts';
import { importRoutes } from '../imports/imports.routes.ts';
import { runImport } from '../imports/run-import.ts';
import { DAY_MS, ROWS_AT_ONCE, removeOld, tenantTask } from '../jobs/in-every-tenant.ts';
import { expireMails } from '../mail/expire-mails.ts';
import { sendMailJob } from '../mail/mail-queue.ts';
import { sendQueuedMail } from '../mail/send-queued-mail.ts';
import { bindJob, bindPlatformJob, defineModule, type Module } from './define-module.ts';
import { defineService } from './define-service.ts';
import { MAIL_FAILURES } from './mail-failures.ts';

/** Days for which failed jobs are shown. */
const FAILED_JOB_DAYS = 30;

const getExportTools = defineService(
  ({ db, config, declared }): ExportTools => ({
    db,
    folder: join(config.dataDir, 'exports'),
    sources: declared.exportSources,
  }),
);

const exportsModule = defineModule({
  name: 'kernel/exports',
  jobs: (kernel) => [bindJob(exportJob, (work) => writeExport(getExportTools(kernel), work))],
  routes: (kernel) => exportRoutes(getExportTools(kernel)),
});

const getImportTools = defineService(
  ({ db, config, declared, send }): ImportTools & { readonly db: typeof db } => ({
    db,
    folder: join(config.dataDir, 'imports'),
    targets: declared.importTargets,
    send,
  }),
);

const importsModule = defineModule({
  name: 'kernel/imports',
  lists: [{ plural: 'imports', module: 'imports', fields: IMPORT_FIELDS }],
  jobs: (kernel) => [bindJob(importJob, (work) => runImport(getImportTools(kernel), work))],
  routes: (kernel) => importRoutes(getImportTools(kernel)),
});

const entitiesModule = defineModule({
  name: 'kernel/entities',
  jobs: ({ db, declared }) => [
    bindJob(bulkWorkJob, (work) => runBulkWork({ db, kinds: declared.entities }, work)),
  ],
  housekeeping: ({ db, declared }) => [
    // A bulk change is remembered for as long as the trash keeps what it deleted.
    tenantTask(db, 'old-bulk-works', (tx) =>
      removeOldBulkWorks(tx, new Date(Date.now() - TRASH_DAYS * DAY_MS), ROWS_AT_ONCE),
    ),
    tenantTask(db, 'old-trash', async (tx) => (await emptyTrash(tx, declared.trash)) > 0),
  ],
  routes: ({ declared, send }) => bulkWorkRoutes(declared.entities, send),
});

const databaseModule = defineModule({
  name: 'kernel/database',
  housekeeping: ({ db }) => [
    tenantTask(db, 'old-events', removeOld('outbox', 'created_at', STREAM_TIMES.kept)),
    tenantTask(db, 'old-idempotency-keys', removeOld('idempotency_keys', 'expires_at', 0)),
    tenantTask(
      db,
      'old-failed-jobs',
      removeOld('failed_jobs', 'failed_at', FAILED_JOB_DAYS * DAY_MS),
    ),
  ],
});

const mailModule = defineModule({
  name: 'kernel/mail',
  jobs: ({ db, mailer, mailRate, encryption, config, extensions }) => [
    bindPlatformJob(sendMailJob, (work) =>
      sendQueuedMail(
        {
          db,
          mailer,
          mailRate,
          seal: encryption('mail'),
          mailFrom: config.mailFrom,
          failures: () => extensions(MAIL_FAILURES),
        },
        work,
      ),
    ),
  ],
  housekeeping: ({ db }) => [{ name: 'old-mails', run: (work) => expireMails(db, work) }],
});

/** The kernel's own parts that have endpoints, jobs or schedules. */
export const KERNEL_MODULES: readonly Module[] = [
  databaseModule,
  entitiesModule,
  exportsModule,
  importsModule,
  mailModule,
];
