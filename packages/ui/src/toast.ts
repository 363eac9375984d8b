import { toast as hotToast } from 'react-hot-toast/headless';

/** The kinds of a toast. */
export type ToastKind = 'success' | 'error' | 'loading';

/** Names a toast that is on screen. */
export type ToastId = string;

const show: Record<ToastKind, (message: string, id?: ToastId) => ToastId> = {
  success: (message, id) => hotToast.success(message, id === undefined ? {} : { id }),
  error: (message, id) => hotToast.error(message, id === undefined ? {} : { id }),
  loading: (message, id) => hotToast.loading(message, id === undefined ? {} : { id }),
};

/** Short messages at the top of the screen. Those of success and error close by themselves. Source: UI-008. */
export interface ToastApi {
  success(message: string): ToastId;
  error(message: string): ToastId;
  /** Stays until it is updated or dismissed. */
  loading(message: string): ToastId;
  /** Turns a toast into another, in place. */
  update(id: ToastId, kind: ToastKind, message: string): void;
  dismiss(id?: ToastId): void;
}

/** @example const id = toast.loading('Saving…'); toast.update(id, 'success', 'Saved'); */
export const toast: ToastApi = {
  success: (message) => show.success(message),
  error: (message) => show.error(message),
  loading: (message) => show.loading(message),
  update: (id, kind, message) => void show[kind](message, id),
  dismiss: (id) => hotToast.dismiss(id),
};
