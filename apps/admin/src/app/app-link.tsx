import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';

/** Shape: an address of the admin with its query, as it stands in the address bar. */
export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a screen whose address is put together elsewhere, such as the editor's. Opens in place, or in a tab when asked to. */
export function AppLink({ href, onClick, ...rest }: AppLinkProps): ReactElement {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    />
  );
}
