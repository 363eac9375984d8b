import type { IconShape } from '@org/ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** Icon and URL of a kind of record. */
export interface RecordLink {
  readonly icon: IconShape;
  /** Returns the URL of a record's screen. */
  readonly href: (id: number) => string;
}

/** URLs of screens that the app owns, which the kit links to. Without one, the kit shows no link to it. */
export interface AdminLinks {
  /** By the entity that refers to an image. */
  readonly records?: Readonly<Record<string, RecordLink>>;
  /** Returns the URL of the screen that imports records of an entity, by the plural name of its endpoints. */
  readonly importHref?: (entity: string) => string;
}

const NO_LINKS: AdminLinks = {};
const LinksContext = createContext(NO_LINKS);

/** Tells the kit the URLs of the app's screens. */
export function AdminLinksProvider({
  links,
  children,
}: {
  readonly links: AdminLinks;
  readonly children: ReactNode;
}): ReactElement {
  return <LinksContext value={links}>{children}</LinksContext>;
}

/** Returns the URLs of the app's screens. */
export function useAdminLinks(): AdminLinks {
  return useContext(LinksContext);
}
