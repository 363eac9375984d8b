import { apiContract, type FileContract } from '@org/schema/contract';
import type { CardEntity } from '@org/schema/entities';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { defineModule } from '../../../kernel/module/define-module.ts';
import {
  addPrivateFiles,
  getPrivateFileStore,
  sendPrivateFile,
  sweepUnlinkedFiles,
} from '../../content/index.ts';
import { findFile, linkFiles, listFiles, removeFile, requireRoom } from './work-files.ts';

/** Creates the routes of the files of records. */
function fileRoutes(contract: FileContract, entity: CardEntity, store: MediaStore): BoundRoute[] {
  const of = ({ params }: { readonly params: { readonly id: number } }) => ({
    entity,
    id: params.id,
  });
  return [
    staffRoute(contract.files, async (input) => {
      const rows = await inTenant(input, (w) => listFiles(w, of(input)));
      return { results: { rows, total: rows.length } };
    }),
    staffRoute(contract.addFiles, async (input) => {
      const { run, tenant, actor, call } = input;
      const record = of(input);
      await addPrivateFiles({ store, run, tenant, actor }, call.files, {
        owner: 'work',
        check: (w) => requireRoom(w, record, call.files.length),
        link: (w, files) => linkFiles(w, record, files),
      });
      const rows = await inTenant(input, (w) => listFiles(w, record));
      return {
        results: { rows, total: rows.length },
        message: call.files.length === 1 ? 'File added' : `${call.files.length} files added`,
      };
    }),
    fileRoute(contract.file, async (input) => {
      const file = await inTenant(input, (w) => findFile(w, of(input), input.params.fileId));
      return sendPrivateFile(store, input.tenant.guid, file);
    }),
    staffRoute(contract.removeFile, async (input) => {
      const file = await inTenant(input, (w) => removeFile(w, of(input), input.params.fileId));
      await store.remove(input.tenant.guid, file.guid);
      return { message: 'File deleted' };
    }),
  ];
}

/** Files of tasks and projects. */
export const filesModule = defineModule({
  name: 'work/files',
  housekeeping: ({ db }) => [
    {
      name: 'files-of-deleted-work',
      every: 'day',
      run: async ({ log }) => {
        const swept = await sweepUnlinkedFiles(db, 'work');
        if (swept > 0) log.info({ swept }, 'files of deleted tasks and projects removed');
      },
    },
  ],
  routes: (kernel) => {
    const store = getPrivateFileStore(kernel);
    return [
      ...fileRoutes(apiContract.tasks, 'task', store),
      ...fileRoutes(apiContract.projects, 'project', store),
    ];
  },
});
