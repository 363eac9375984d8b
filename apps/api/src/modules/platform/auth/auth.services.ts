import { defineService } from '../../../kernel/module/define-service.ts';
import type { Kernel } from '../../../kernel/module/kernel.ts';
import { createCredentials } from './credentials.ts';
import { createIdentity } from './identity.ts';
import { linkLimits } from './link-limits.ts';
import type { AccountTools } from './own-account.ts';
import { sessionReader } from './session-reader.ts';
import { signInLibrary } from './sign-in-library.ts';
import { signInLimits } from './sign-in-limits.ts';

const getLibrary = defineService(({ authPool, key, adminOrigin, signInDelays }) =>
  signInLibrary({
    pool: authPool,
    secret: key('sessions'),
    adminOrigin,
    password: signInDelays?.password,
  }),
);

const getSignInLimits = defineService(({ authPool, signInDelays }) =>
  signInLimits(authPool, signInDelays?.wait),
);

/** Limits of requests that send emails or open their links. */
export const getLinkLimits = defineService(({ authPool }) => linkLimits(authPool));

/** Sessions: sign-in, sign-out and the user of a request. */
export const getIdentity = defineService((kernel) => {
  const library = getLibrary(kernel);
  const { db, authPool, isDemo } = kernel;
  return createIdentity({
    library,
    readSession: sessionReader(library, authPool),
    db,
    limits: getSignInLimits(kernel),
    demo: isDemo,
  });
});

/** Passwords and sessions of accounts. */
export const getCredentials = defineService((kernel) =>
  createCredentials(getLibrary(kernel), kernel.authPool),
);

/** Dependencies of everything that changes an account. */
export function getAccountTools(kernel: Kernel): AccountTools {
  const { db, adminOrigin, publicUrl, mailQueue, encryption } = kernel;
  return {
    db,
    adminOrigin,
    publicUrl,
    credentials: getCredentials(kernel),
    limits: getLinkLimits(kernel),
    signInLimits: getSignInLimits(kernel),
    mailQueue,
    seal: encryption('mail'),
  };
}
