import type { FirstStepId } from '@org/schema/contract';
import type { TenantTx } from '../../../kernel/database/tenant-database.ts';
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts';

/** Returns the steps of the checklist that are done. */
export type FirstStepCheck = (tx: TenantTx) => Promise<readonly FirstStepId[]>;

/** Checks of other modules. */
export const FIRST_STEP_CHECKS = defineExtensionPoint<FirstStepCheck>('first steps');
