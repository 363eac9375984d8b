import { bindJob, defineModule } from '../../../kernel/module/define-module.ts';
import { mailStatement, statementMailJob } from './statement-mails.ts';
import { statementRoutes } from './statements.routes.ts';

/** Statements of customers: what they were invoiced, paid and owe. */
export const statementsModule = defineModule({
  name: 'billing/statements',
  jobs: (kernel) => [bindJob(statementMailJob, (work) => mailStatement(kernel, work))],
  routes: ({ send, store }) => statementRoutes(send, store),
});
