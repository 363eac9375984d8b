import { defineModule } from '../../../kernel/module/define-module.ts';
import { reportRoutes } from './reports.routes.ts';

/** Reports of quotes, invoices, payments and taxes. */
export const reportsModule = defineModule({ name: 'billing/reports', routes: reportRoutes });
