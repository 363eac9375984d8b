import { AppLink, describeError, useCan } from '@org/admin-kit';
import type { Role } from '@org/schema/entities';
import { Button, ErrorState, Icon, NoPermission, PageHeader, SkeletonLines } from '@org/ui';
import { IconPlus, IconShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { rolesQuery } from './users.queries.ts';

function RoleRows({ title, roles }: { readonly title: string; readonly roles: readonly Role[] }) {
  if (roles.length === 0) return null;
  return (
    <section className="ad-card" aria-label={title}>
      <h2 className="at-section-title">{title}</h2>
      <ul className="ad-rows">
        {roles.map(({ id, name, users_count }) => (
          <li key={id}>
            <span className="ad-rows-main">
              <AppLink href={`/admin/users/roles/${id}`} className="ad-row-link">
                {name}
              </AppLink>
            </span>
            <span className="at-meta">{text.count(users_count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the roles of the tenant. */
export function RolesRoute(): ReactElement {
  const canView = useCan('roles.can_view');
  const canCreate = useCan('roles.can_create');
  const found = useQuery({ ...rolesQuery(), enabled: canView });
  if (!canView) return <NoPermission what={text.seeRoles} />;
  const roles = found.data?.results.rows ?? [];
  return (
    <div className="ad-form-screen ad-account">
      <PageHeader
        title={text.roles}
        icon={IconShield}
        meta={text.rolesText}
        buttons={
          canCreate && (
            <Button
              component={AppLink}
              href="/admin/users/roles/new"
              variant="filled"
              leftSection={<Icon of={IconPlus} />}
            >
              {text.newRole}
            </Button>
          )
        }
      />
      {found.isPending && <SkeletonLines count={6} />}
      {found.isError && (
        <ErrorState {...describeError(found.error)} onRetry={() => void found.refetch()} />
      )}
      <RoleRows title={text.own} roles={roles.filter(({ is_system }) => !is_system)} />
      <RoleRows title={text.system} roles={roles.filter(({ is_system }) => is_system)} />
    </div>
  );
}
