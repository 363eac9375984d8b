import type { Module } from '../kernel/module/define-module.ts';
import { KERNEL_MODULES } from '../kernel/module/kernel-modules.ts';
import { BILLING_MODULES } from '../modules/billing/index.ts';
import { COMMERCE_MODULES } from '../modules/commerce/index.ts';
import { CONTENT_MODULES } from '../modules/content/index.ts';
import { CRM_MODULES } from '../modules/crm/index.ts';
import { MARKETING_MODULES } from '../modules/marketing/index.ts';
import { PLATFORM_MODULES } from '../modules/platform/index.ts';
import { WORK_MODULES } from '../modules/work/index.ts';

/** Every module of the server. A domain may use those above it. */
export const MODULES: readonly Module[] = [
  ...KERNEL_MODULES,
  ...CONTENT_MODULES,
  ...PLATFORM_MODULES,
  ...CRM_MODULES,
  ...WORK_MODULES,
  ...MARKETING_MODULES,
  ...COMMERCE_MODULES,
  ...BILLING_MODULES,
];
