import { defineService } from '../../../kernel/module/define-service.ts';
import { formLimits } from './form-limits.ts';

/** Limits of forms and newsletter sign-ups. */
export const getFormLimits = defineService(({ authPool }) => formLimits(authPool));

/** Files of submissions. */
export const getFormFiles = defineService(({ openStore }) => openStore('form-files'));
