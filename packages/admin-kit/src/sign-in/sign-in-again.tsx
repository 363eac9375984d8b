import type { Me } from '@org/schema/entities';
import { Anchor, Dialog, SkeletonLines } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense, useSyncExternalStore } from 'react';
import { ME_KEY } from '../session/session.queries.ts';
import { currentSignInRequest, onSignInRequest } from './ask-to-sign-in.ts';
import { text } from './messages.ts';

// Loaded only when a session has ended.
const SignInForm = lazy(async () => ({
  default: (await import('./sign-in-form.tsx')).SignInForm,
}));

/** Renders the sign-in dialog over the screen when a request finds the session ended, so that work can continue. */
export function SignInAgain(): ReactElement {
  const request = useSyncExternalStore(onSignInRequest, currentSignInRequest);
  const me = useQueryClient().getQueryData<Me>(ME_KEY);
  return (
    <Dialog
      open={request !== undefined}
      title={text.expiredTitle}
      width={400}
      onClose={() => request?.answer(false)}
    >
      <p className="ad-dialog-text">{text.expiredText}</p>
      {request && (
        <Suspense fallback={<SkeletonLines count={4} />}>
          <SignInForm
            email={me?.user.email ?? ''}
            fixedEmail={me !== undefined}
            onSignedIn={() => request.answer(true)}
          />
        </Suspense>
      )}
      <p className="ad-sign-in-other">
        <Anchor href="/login" size="sm">
          {text.otherAccount}
        </Anchor>
      </p>
    </Dialog>
  );
}
