import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { extend } from '../../../kernel/module/extend.ts';
import { MAIL_RECORDS } from '../../../kernel/module/mail-records.ts';
import { ACTIVITY_SOURCES, CUSTOMER_TABLES, FIGURE_SOURCES } from '../../crm/index.ts';
import { OVERVIEW_SOURCES } from '../../platform/index.ts';
import { ORDER_ACTIVITY, ORDER_FIGURES } from './customer-activity.ts';
import { orderEntity } from './order.entity.ts';
import { orderMailRecords } from './order-mail-records.ts';
import { mailOrder, orderMailsJob } from './order-mails.ts';
import { ORDER_OVERVIEW } from './order-overview.ts';

/** Orders, their documents and their mails. */
export const ordersModule = defineModule({
  name: 'commerce/orders',
  entities: [orderEntity],
  extensions: [
    extend(ACTIVITY_SOURCES, () => ORDER_ACTIVITY),
    extend(FIGURE_SOURCES, () => ORDER_FIGURES),
    extend(CUSTOMER_TABLES, () => 'orders'),
    extend(OVERVIEW_SOURCES, () => ORDER_OVERVIEW),
    extend(MAIL_RECORDS, orderMailRecords),
  ],
  jobs: (kernel) => [bindJob(orderMailsJob, (work) => mailOrder(kernel, work))],
});
