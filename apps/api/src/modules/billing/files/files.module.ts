import { defineModule } from '../../../kernel/module/define-module.ts';
import { sweepUnlinkedFiles } from '../../content/index.ts';

/** Files of quotes and invoices. */
export const filesModule = defineModule({
  name: 'billing/files',
  housekeeping: ({ db }) => [
    {
      name: 'files-of-deleted-documents',
      every: 'day',
      run: async ({ log }) => {
        const swept = await sweepUnlinkedFiles(db, 'billing');
        if (swept > 0) log.info({ swept }, 'files of deleted quotes and invoices removed');
      },
    },
  ],
});
