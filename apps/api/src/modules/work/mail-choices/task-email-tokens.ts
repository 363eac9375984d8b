import { createHmac, timingSafeEqual } from 'node:crypto';
import { TASK_EMAIL_EVENTS, type TaskEmailEvent, type TaskEmailName } from '@org/schema/entities';
import { defineService } from '../../../kernel/module/define-service.ts';

/** Reader of an email about tasks, and the event that it is about. */
export interface TaskEmailToken {
  readonly userId: number;
  readonly event: TaskEmailEvent;
}

/** Format of a token: user in base 36, name of the email, signature. */
const FORM = /^([0-9a-z]{1,11})\.([a-zA-Z]{1,20})\.([\w-]{43})$/;

const NAMES = Object.keys(TASK_EMAIL_EVENTS) as TaskEmailName[];

/** Signed tokens of the links that turn off emails about tasks. */
export interface TaskEmailTokens {
  make(tenantId: number, token: TaskEmailToken): string;
  /** Returns undefined for a token that is altered, or of another tenant. */
  read(tenantId: number, text: string): TaskEmailToken | undefined;
}

/** Creates and verifies the tokens. Nothing is stored, and they never expire: an old email can still be turned off. */
export function taskEmailTokens(key: string): TaskEmailTokens {
  const sign = (tenantId: number, rest: string): string =>
    createHmac('sha256', key).update(`${tenantId}.${rest}`).digest('base64url');
  return {
    make(tenantId, { userId, event }) {
      const name = NAMES.find((one) => TASK_EMAIL_EVENTS[one] === event);
      const rest = `${userId.toString(36)}.${name}`;
      return `${rest}.${sign(tenantId, rest)}`;
    },
    read(tenantId, text) {
      const [, user, given, signature] = FORM.exec(text) ?? [];
      const name = NAMES.find((one) => one === given);
      if (user === undefined || name === undefined || signature === undefined) return undefined;
      // Both have 43 characters, so the comparison takes constant time.
      const ours = sign(tenantId, `${user}.${name}`);
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(ours))) return undefined;
      return { userId: Number.parseInt(user, 36), event: TASK_EMAIL_EVENTS[name] };
    },
  };
}

/** Returns the tokens of an installation. */
export const getTaskEmailTokens = defineService(({ key }) => taskEmailTokens(key('task-emails')));
