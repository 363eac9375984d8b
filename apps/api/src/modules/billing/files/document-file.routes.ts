import type { FileContract, ShareFileContract } from '@org/schema/contract';
import type { AnyEntityDefinition } from '../../../kernel/entities/entity-definition.ts';
import type { MediaStore } from '../../../kernel/files/media-store.ts';
import { type BoundRoute, fileRoute, staffRoute } from '../../../kernel/http/bind-route.ts';
import { inTenant } from '../../../kernel/http/in-tenant.ts';
import { addPrivateFiles, sendPrivateFile } from '../../content/index.ts';
import {
  type FilesOf,
  type FilesOfRecord,
  findFile,
  linkFiles,
  listFiles,
  removeFile,
  requireRoom,
  shareFile,
} from './document-files.ts';

/**
 * Creates the routes of the files of quotes or of invoices.
 * @param files - store of private files
 */
export function documentFileRoutes(
  contract: FileContract & { readonly shareFile: ShareFileContract },
  { kind, entity }: { readonly kind: FilesOf['kind']; readonly entity: AnyEntityDefinition },
  files: MediaStore,
): BoundRoute[] {
  const of = ({ params }: { readonly params: { readonly id: number } }): FilesOfRecord => ({
    kind,
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
      await addPrivateFiles({ store: files, run, tenant, actor }, call.files, {
        owner: 'billing',
        check: (w) => requireRoom(w, record, call.files.length),
        link: (w, added) => linkFiles(w, record, added),
      });
      const rows = await inTenant(input, (w) => listFiles(w, record));
      return {
        results: { rows, total: rows.length },
        message: call.files.length === 1 ? 'File added' : `${call.files.length} files added`,
      };
    }),
    fileRoute(contract.file, async (input) => {
      const file = await inTenant(input, (w) => findFile(w, of(input), input.params.fileId));
      return sendPrivateFile(files, input.tenant.guid, file);
    }),
    staffRoute(contract.shareFile, async (input) => {
      const { params, body } = input;
      const rows = await inTenant(input, async (w) => {
        await shareFile(w, of(input), params.fileId, body.isShared);
        return listFiles(w, of(input));
      });
      return {
        results: { rows, total: rows.length },
        message: body.isShared ? 'The customer sees this file' : 'File hidden from the customer',
      };
    }),
    staffRoute(contract.removeFile, async (input) => {
      const file = await inTenant(input, (w) => removeFile(w, of(input), input.params.fileId));
      await files.remove(input.tenant.guid, file.guid);
      return { message: 'File deleted' };
    }),
  ];
}
