import type { Permission } from '@org/schema';
import { IconFileImport } from '@tabler/icons-react';
import { useCan } from '../session/use-me.ts';
import type { ListMenuEntry } from './list-menu.tsx';
import { text } from './messages.ts';

/** Where files are taken into a kind of records. Shape: its plural name, as in its calls → address. */
export function importHref(entity: string): string {
  return `/admin/imports/new?entity=${entity}`;
}

/** The entry that takes a file into a list, for who may make what is in it. */
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
