import { readdir } from 'node:fs/promises';
import type { DataDoor } from '../database/data-door.ts';
import { addAvif, awaitsAvif } from '../modules/media/add-avif.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import { DEMO_TENANTS } from './demo-tenants.ts';
import { ART } from './seed-tenant-content.ts';

/** What finishing the demo stands on. */
export interface FinishParts {
  readonly door: DataDoor;
  readonly store: MediaStore;
  /** True once the server ends: nothing new is begun then, and the next start goes on. */
  readonly isStopping: () => boolean;
}

/** Makes what a first start of the demo did not wait for: the smallest files of its images, one after the other. Shape: → how many images got them. */
export async function finishDemo({ door, store, isStopping }: FinishParts): Promise<number> {
  const files = (await readdir(ART)).map((drawing) => drawing.replace(/svg$/, 'webp'));
  const slugs = DEMO_TENANTS.map(({ slug }) => slug);
  const tenants = await door.asPlatform('seed', (tx) =>
    tx.selectFrom('tenants').select(['id', 'guid', 'plan']).where('slug', 'in', slugs).execute(),
  );
  let finished = 0;
  for (const tenant of tenants) {
    const run = <Value>(work: Parameters<typeof door.asTenant<Value>>[1]): Promise<Value> =>
      door.asTenant(tenant.id, work);
    const images = await run((tx) =>
      tx
        .selectFrom('media')
        .selectAll()
        .where('deleted_at', 'is', null)
        .where('filename', 'in', files)
        .execute(),
    );
    for (const image of images.filter(awaitsAvif)) {
      if (isStopping()) return finished;
      if ((await addAvif({ store, run, tenant }, image)) > 0) finished += 1;
    }
  }
  return finished;
}
