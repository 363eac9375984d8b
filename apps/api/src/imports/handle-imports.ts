import { join } from 'node:path';
import type { TenantDatabase } from '../database/tenant-database.ts';
import type { Jobs } from '../jobs/create-jobs.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import {
  fetchImportPictures,
  fetchPicturesJob,
  type PictureTools,
} from '../modules/products/fetch-import-pictures.ts';
import { importTargets } from './import-targets.ts';
import { type ImportTools, importJob } from './import-tools.ts';
import { runImport } from './run-import.ts';

/** How names of servers with pictures are looked up, and how long a repeat waits, for tests. */
export type PictureTimes = Pick<PictureTools, 'resolve' | 'pause'>;

/** Says what does the work of imports, and of fetching their pictures. Shape: → what their calls stand on. */
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
