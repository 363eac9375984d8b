import { createElement } from 'react';
import { toast as hotToast } from 'react-hot-toast/headless';
import { type ToastAction, ToastWithAction } from './toast-action.tsx';

/** Kinds of a toast. */
export type ToastKind = 'success' | 'error' | 'loading';

/** Id of a visible toast. */
export type ToastId = string;

/** Duration of a toast with an action in ms: users need time to reach the button. */
const ACTION_TIME = 8000;

let last = 0;

function show(
  kind: ToastKind,
  message: string,
  given?: ToastId,
  action?: ToastAction,
  duration?: number,
): ToastId {
  const time = duration === undefined ? {} : { duration };
  if (!action)
    return hotToast[kind](message, { ...(given !== undefined && { id: given }), ...time });
  last += 1;
  const id = given ?? `action ${last}`;
  const content = createElement(ToastWithAction, {
    message,
    action,
    onDone: () => hotToast.dismiss(id),
  });
  // A loading toast stays until it is updated, even with an action.
  const usual = kind === 'loading' ? {} : { duration: ACTION_TIME };
  return hotToast[kind](content, { id, ...usual, ...time });
}

/** Short messages at the top of the screen. Success and error toasts close automatically, after `duration` ms if given. */
export interface ToastApi {
  success(message: string, action?: ToastAction, duration?: number): ToastId;
  error(message: string, action?: ToastAction, duration?: number): ToastId;
  /** Stays until it is updated or dismissed. */
  loading(message: string): ToastId;
  /** Replaces a toast in place. */
  update(
    id: ToastId,
    kind: ToastKind,
    message: string,
    action?: ToastAction,
    duration?: number,
  ): void;
  dismiss(id?: ToastId): void;
}

/** @example const id = toast.loading('Saving…'); toast.update(id, 'success', 'Saved'); */
export const toast: ToastApi = {
  success: (message, action, duration) => show('success', message, undefined, action, duration),
  error: (message, action, duration) => show('error', message, undefined, action, duration),
  loading: (message) => show('loading', message),
  update: (id, kind, message, action, duration) => void show(kind, message, id, action, duration),
  dismiss: (id) => hotToast.dismiss(id),
};
