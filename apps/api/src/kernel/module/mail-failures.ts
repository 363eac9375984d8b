import type { MailFailureListener } from '../mail/mail-failure.ts';
import { defineExtensionPoint } from './extension-point.ts';

/** Modules add what they do when one of their emails could not be sent. */
export const MAIL_FAILURES = defineExtensionPoint<MailFailureListener>('mail failures');
