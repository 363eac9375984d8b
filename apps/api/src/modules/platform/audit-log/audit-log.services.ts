import { defineService } from '../../../kernel/module/define-service.ts';
import { createSecurityLog } from './security-log.ts';

/** Security events of accounts. */
export const getSecurityLog = defineService(({ db, send, encryption }) =>
  createSecurityLog({ db, send, seal: encryption('mail') }),
);
