import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';

/** Props of a link: a URL of the admin with its query, as in the address bar. */
export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Renders a link to a screen whose URL is built elsewhere, such as the editor's. A modifier key opens it in a new tab. */
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
