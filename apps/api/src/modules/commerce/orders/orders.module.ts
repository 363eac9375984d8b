import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { orderEntity } from './order.entity.ts';
import { mailOrder, orderMailsJob } from './order-mails.ts';

/** Orders, their documents and their mails. */
export const ordersModule = defineModule({
  name: 'commerce/orders',
  entities: [orderEntity],
  jobs: (kernel) => [bindJob(orderMailsJob, (work) => mailOrder(kernel, work))],
});
