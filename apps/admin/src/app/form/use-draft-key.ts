import { useMe } from '../session/use-me.ts';

/** What the draft of a form is kept by: its tenant and its person, so that nobody is shown what somebody else has typed here. */
export function useDraftKey(form: string): string {
  const { tenant, user } = useMe();
  return `${tenant?.id ?? 0}:${user.id}:${form}`;
}
