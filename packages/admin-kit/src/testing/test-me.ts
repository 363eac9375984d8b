import { permissionTree, ROLES, type RoleId } from '@org/schema';
import { DEFAULT_SETTINGS, type Me, shellSettingsSchema } from '@org/schema/entities';

/** Returns a signed-in user of a tenant, as `GET admin/me/` returns them. */
export function testMe(over: Partial<Me> = {}, role: RoleId = '3'): Me {
  const tenant = { id: 1, guid: 'g-1', name: 'Kiln & Clay', slug: 'demo', favicon: '' };
  return {
    user: {
      id: 7,
      role_id: role,
      role: ROLES[role],
      displayName: 'Ada Moreau',
      firstname: 'Ada',
      lastname: 'Moreau',
      email: 'ada@kiln.test',
      locale: '',
      timezone: '',
      date_style: '',
      number_style: '',
    },
    settings: shellSettingsSchema.cast(DEFAULT_SETTINGS, { stripUnknown: true }),
    tenant,
    agency: null,
    tenants: [tenant],
    suspended: [],
    plan: { level: 'basic', modules: [] },
    permissions: permissionTree(role),
    scope: role === '1' ? 'platform' : role === '2' ? 'agency' : 'tenant',
    siteUrl: 'http://demo.localhost:3000/',
    version: '0.1.0',
    demo: false,
    finds_places: false,
    ...over,
  };
}
