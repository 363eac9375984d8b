import { apiContract } from '@org/schema/contract';
import { defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { MAIL_RECORDS } from '../../../kernel/module/mail-records.ts';
import { getPrivateFileStore } from '../../content/index.ts';
import { documentMailRecords } from '../documents/document-mail-records.ts';
import { letterRoutes } from '../documents/letter.routes.ts';
import { documentFileRoutes } from '../files/document-file.routes.ts';
import { quoteEntity } from './quote.entity.ts';
import { quoteRoutes } from './quotes.routes.ts';

/** Quotes. */
export const quotesModule = defineModule({
  name: 'billing/quotes',
  entities: [quoteEntity],
  extensions: [
    extend(MAIL_RECORDS, (kernel) =>
      documentMailRecords({ kind: 'quote', entity: quoteEntity }, kernel),
    ),
  ],
  routes: (kernel) => [
    ...quoteRoutes(kernel.send, kernel.store),
    ...letterRoutes(
      apiContract.quotes,
      { kind: 'quote', entity: quoteEntity, getKey: (quoteId) => ({ quoteId }) },
      kernel,
    ),
    ...documentFileRoutes(
      apiContract.quotes,
      { kind: 'quote', entity: quoteEntity },
      getPrivateFileStore(kernel),
    ),
  ],
});
