/** State of the sign-in dialog. */
export interface SignInRequest {
  readonly answer: (signedIn: boolean) => void;
}

let armed = false;
let waiting: { request: SignInRequest; promise: Promise<boolean> } | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Enables the dialog once a user is signed in: only then is there work that it could save. */
export function armSignIn(on: boolean): void {
  armed = on;
}

/** Returns the request to show, for the dialog. */
export function currentSignInRequest(): SignInRequest | undefined {
  return waiting?.request;
}

/** Adds a listener of requests to sign in and returns the function that removes it. */
export function onSignInRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the user to sign in again over the current screen. Takes resolves to true once signed in. All requests that fail in the
 * meantime share one answer.
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
