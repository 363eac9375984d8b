import { defineModule } from '../../../kernel/module/define-module.ts';

/** Structured invoices (EN 16931) as UBL and CII; the routes of invoices send them. */
export const structuredModule = defineModule({ name: 'billing/structured' });
