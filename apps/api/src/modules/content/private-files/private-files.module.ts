import { defineModule } from '../../../kernel/module/define-module.ts';
import { getPrivateFileStore, sweepPrivateFiles } from './private-files.ts';

/** Files of records that only users who see the record may read. */
export const privateFilesModule = defineModule({
  name: 'content/private-files',
  housekeeping: (kernel) => [
    {
      name: 'orphan-private-files',
      every: 'day',
      run: async ({ log }) => {
        const swept = await sweepPrivateFiles(getPrivateFileStore(kernel), kernel.db);
        if (swept > 0) log.info({ swept }, 'orphan private files removed');
      },
    },
  ],
});
