import { useMe } from '../session/use-me.ts';

/** Returns the key of a form's draft, which contains tenant and user, so that nobody sees the input of another user. */
export function useDraftKey(form: string): string {
  const { tenant, user } = useMe();
  return `${tenant?.id ?? 0}:${user.id}:${form}`;
}
