import {
  AppLink,
  FailedState,
  FormPending,
  failureWords,
  RecordFormFrame,
  ScreenMissing,
  useCan,
  useDraftKey,
  useMe,
  useRecordForm,
} from '@org/admin-kit';
import { isApiError } from '@org/api-client';
import { callKey, useApi } from '@org/api-client/react';
import { type Permission, rolePermissions } from '@org/schema';
import { apiContract } from '@org/schema/contract';
import { type Role, roleLabel, roleSchema, TENANT_ROLE_IDS } from '@org/schema/entities';
import {
  Alert,
  Button,
  confirm,
  FormSection,
  Icon,
  NativeSelect,
  NoPermission,
  PageHeader,
  TextInput,
  toast,
} from '@org/ui';
import { IconArrowLeft, IconShield } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import {
  getPermissions,
  newRoleForm,
  type RoleFormValues,
  roleResolver,
  roleToForm,
  toRoleBody,
} from './role-form.ts';
import { refreshPeople, rolesQuery } from './users.queries.ts';

const { roles } = apiContract;
const route = getRouteApi('/staff/admin/users/roles/$id');
const LABELS = { name: text.name, base_role: text.base, permissions: text.matrix };
const backToRoles = (
  <AppLink href="/admin/users/roles" className="ad-back">
    <Icon of={IconArrowLeft} size={14} /> {text.backToRoles}
  </AppLink>
);

function useRoleForm(role: Role | undefined, initial: RoleFormValues) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  return useRecordForm<RoleFormValues>({
    draftKey: useDraftKey(`role:${role?.id ?? 'new'}`),
    initial: { values: initial, version: role?.version },
    resolver: roleResolver,
    labels: LABELS,
    readCurrent: (current) => {
      if (!roleSchema.isValidSync(current)) return undefined;
      return { values: roleToForm(current), version: current.version };
    },
    async save(values, version) {
      const body = toRoleBody(values);
      const saved = role
        ? await api.call(roles.update, {
            params: { id: role.id },
            body: { ...body, ...(version !== undefined && { version }) },
          })
        : await api.call(roles.create, { body });
      await refreshPeople(queries);
      await queries.invalidateQueries({ queryKey: callKey(apiContract.auth.me) });
      if (!role)
        await router.navigate({
          href: `/admin/users/roles/${saved.role.id}`,
          replace: true,
          ignoreBlocker: true,
        });
      return { values: roleToForm(saved.role), version: saved.role.version };
    },
    onSaved: () => void toast.success(role ? text.roleDone : text.roleCreated),
  });
}

function RoleEditor({
  stored,
  initial,
  readOnly,
}: {
  stored: Role | undefined;
  initial: RoleFormValues;
  readOnly: boolean;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const me = useMe();
  const canRemove = useCan('roles.can_delete') && stored !== undefined && !readOnly;
  const record = useRoleForm(stored, initial);
  const { form } = record;
  const { name, base_role, permissions } = form.watch();
  const mine = new Set<Permission>(getPermissions(me.permissions));
  const base = rolePermissions(base_role);
  const possible = readOnly
    ? base
    : new Set([...base].filter((permission) => mine.has(permission)));

  async function remove({ id, name: called }: Role): Promise<void> {
    const answer = await confirm({
      title: text.deleteTitle(called),
      text: text.deleteText,
      confirmLabel: text.deleteRole,
      danger: true,
    });
    if (answer !== 'confirm') return;
    try {
      await api.call(roles.remove, { params: { id } });
      toast.success(text.roleDeleted);
      await refreshPeople(queries);
      await router.navigate({ href: '/admin/users/roles', ignoreBlocker: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.code === 'in_use' ? error.message : failureWords(error));
    }
  }

  return (
    <div className="ad-form-screen">
      <PageHeader
        title={stored ? name || text.untitled : text.newRole}
        icon={IconShield}
        back={backToRoles}
        {...(stored && { meta: text.count(stored.users_count) })}
        buttons={
          <>
            {stored?.is_system && (
              <Button component={AppLink} href={`/admin/users/roles/new?from=${stored.base_role}`}>
                {text.copy}
              </Button>
            )}
            {canRemove && <Button onClick={() => void remove(stored)}>{text.deleteRole}</Button>}
          </>
        }
      />
      {stored?.is_system && <Alert color="gray">{text.readOnly}</Alert>}
      <RecordFormFrame
        record={record}
        labels={LABELS}
        saveLabel={stored ? text.saveRole : text.createRole}
        isNew={!stored}
        readOnly={readOnly}
      >
        {!stored?.is_system && (
          <FormSection title={text.untitled}>
            <TextInput
              label={text.name}
              required
              data-autofocus={!stored || undefined}
              error={form.formState.errors.name?.message}
              {...form.register('name')}
            />
            <NativeSelect
              label={text.base}
              description={text.baseText}
              data={TENANT_ROLE_IDS.map((value) => ({ value, label: roleLabel(value) }))}
              {...form.register('base_role')}
            />
          </FormSection>
        )}
        <FormSection title={text.matrix}>
          <PermissionMatrix
            possible={possible}
            chosen={new Set(permissions.filter((permission) => base.has(permission)))}
            readOnly={readOnly}
            onChange={(chosen) =>
              form.setValue('permissions', [...chosen].sort(), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          />
        </FormSection>
      </RecordFormFrame>
    </div>
  );
}

/** Renders a role: name, base role and permissions. */
export function RoleRoute(): ReactElement {
  const { id } = route.useParams();
  const { from } = route.useSearch();
  const me = useMe();
  const canView = useCan('roles.can_view');
  const canCreate = useCan('roles.can_create');
  const canUpdate = useCan('roles.can_update');
  const found = useQuery({ ...rolesQuery(), enabled: canView });
  if (!canView) return <NoPermission what={text.seeRoles} />;
  if (id === 'new') {
    const base = TENANT_ROLE_IDS.find((one) => one === from) ?? '5';
    if (!canCreate) return <NoPermission what={text.createRole.toLowerCase()} />;
    return (
      <RoleEditor
        key={`new ${base}`}
        stored={undefined}
        initial={newRoleForm(base, me.permissions)}
        readOnly={false}
      />
    );
  }
  if (found.isError && !found.data)
    return <FailedState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <FormPending />;
  const role = found.data.results.rows.find((one) => String(one.id) === id);
  if (!role) return <ScreenMissing />;
  const readOnly = role.is_system || !canUpdate || !role.may_give;
  return <RoleEditor key={role.id} stored={role} initial={roleToForm(role)} readOnly={readOnly} />;
}
