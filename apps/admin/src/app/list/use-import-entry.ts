import type { Permission } from '@org/schema';
import { IconFileImport } from '@tabler/icons-react';
import { useCan } from '../session/use-me.ts';
import type { ListMenuEntry } from './list-menu.tsx';
import { text } from './messages.ts';

/** Returns the URL of the import screen of an entity. Shape: its plural name, as in its endpoints → URL. */
export function importHref(entity: string): string {
  return `/admin/imports/new?entity=${entity}`;
}

/** Returns the menu entry that imports a file, for users who may create its records. */
export function useImportEntry({
  entity,
  importable = false,
  permissions,
}: {
  readonly entity: string;
  readonly importable?: boolean;
  readonly permissions: { readonly create: Permission };
}): ListMenuEntry[] {
  const canImport = useCan('imports.can_create');
  const canCreate = useCan(permissions.create);
  return importable && canImport && canCreate
    ? [{ label: text.importFile, icon: IconFileImport, href: importHref(entity) }]
    : [];
}
