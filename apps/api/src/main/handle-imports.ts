import { join } from 'node:path';
import type { TenantDatabase } from '../kernel/database/tenant-database.ts';
import type { MediaStore } from '../kernel/files/media-store.ts';
import { type ImportTools, importJob } from '../kernel/imports/import-tools.ts';
import { runImport } from '../kernel/imports/run-import.ts';
import type { Jobs } from '../kernel/jobs/create-jobs.ts';
import {
  fetchImportPictures,
  fetchPicturesJob,
  type PictureTools,
} from '../modules/commerce/products/fetch-import-pictures.ts';
import { importTargets } from './import-targets.ts';

/** DNS resolver and retry delay of picture downloads, for tests. */
export type PictureTimes = Pick<PictureTools, 'resolve' | 'pause'>;

/** Registers the jobs of imports and of picture downloads. Shape: → dependencies of the endpoints. */
export function handleImports(
  jobs: Jobs,
  { db, store }: { readonly db: TenantDatabase; readonly store: MediaStore },
  config: { readonly dataDir: string; readonly pictureHosts: readonly string[] },
  pictures: PictureTimes = { pause: 30_000 },
): ImportTools {
  const folder = join(config.dataDir, 'imports');
  const tools = { db, folder, targets: importTargets(), send: jobs.send };
  const innerHosts = new Set(config.pictureHosts);
  const pictureTools = { db, store, send: jobs.send, innerHosts, ...pictures };
  jobs.handle(importJob, (work) => runImport(tools, work));
  jobs.handle(fetchPicturesJob, (work) => fetchImportPictures(pictureTools, work));
  return tools;
}
