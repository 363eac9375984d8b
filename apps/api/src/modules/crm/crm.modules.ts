import type { Module } from '../../kernel/module/define-module.ts';
import { activityModule } from './activity/activity.module.ts';
import { customersModule } from './customers/customers.module.ts';
import { formsModule } from './forms/forms.module.ts';
import { notesModule } from './notes/notes.module.ts';

/** All modules of the domain. */
export const CRM_MODULES: readonly Module[] = [
  customersModule,
  notesModule,
  formsModule,
  activityModule,
];
