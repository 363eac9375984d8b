/** What the sign-in dialog needs to show itself and to answer. */
export interface SignInRequest {
  readonly answer: (signedIn: boolean) => void;
}

let armed = false;
let waiting: { request: SignInRequest; promise: Promise<boolean> } | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Called once somebody is signed in: only then is there work that a sign-in in place could save. */
export function armSignIn(on: boolean): void {
  armed = on;
}

/** The request to show, for the dialog. */
export function currentSignInRequest(): SignInRequest | undefined {
  return waiting?.request;
}

/** Shape: listener → a function that stops it. */
export function onSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the person to sign in again, over what they are working on.
 * Shape: resolves to true once signed in. All calls that fail meanwhile wait for the same answer.
 */
export function askToSignIn(): Promise<boolean> {
  if (!armed) return Promise.resolve(false);
  if (waiting) return waiting.promise;
  let request: SignInRequest = { answer: () => undefined };
  const promise = new Promise<boolean>((resolve) => {
    request = {
      answer(signedIn) {
        waiting = undefined;
        tell();
        resolve(signedIn);
      },
    };
  });
  waiting = { request, promise };
  tell();
  return promise;
}
