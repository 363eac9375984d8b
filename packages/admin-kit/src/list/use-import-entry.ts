import type { Permission } from '@org/schema';
import { IconFileImport } from '@tabler/icons-react';
import { useAdminLinks } from '../screen/admin-links.tsx';
import { useCan } from '../session/use-me.ts';
import type { ListMenuEntry } from './list-menu.tsx';
import { text } from './messages.ts';

/** Returns the menu entry that imports a file, for users who may create its records, where the app has such a screen. */
export function useImportEntry({
  entity,
  importable = false,
  permissions,
}: {
  readonly entity: string;
  readonly importable?: boolean;
  readonly permissions: { readonly create: Permission };
}): ListMenuEntry[] {
  const { importHref } = useAdminLinks();
  const canImport = useCan('imports.can_create');
  const canCreate = useCan(permissions.create);
  return importHref && importable && canImport && canCreate
    ? [{ label: text.importFile, icon: IconFileImport, href: importHref(entity) }]
    : [];
}
