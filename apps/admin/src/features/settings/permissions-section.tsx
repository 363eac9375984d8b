import { AppLink, useCan } from '@org/admin-kit';
import { FormSection } from '@org/ui';
import type { ReactElement } from 'react';
import { text } from './messages.ts';
import type { SectionForm } from './section-form.ts';
import type { SectionFieldsProps } from './section-screen.tsx';
import { SwitchField } from './setting-fields.tsx';

/** Form values of the permissions section. */
export type PermissionValues = { command_menu: boolean; voip: boolean };

const { labels } = text.permissions;

/** Form of the permissions section: parts of the admin that a company can disable for everyone. */
export const PERMISSIONS: SectionForm<PermissionValues> = {
  paths: {
    command_menu: 'permissions.command_menu.can_view',
    voip: 'permissions.voip.can_view',
  },
  labels,
};

/** Renders the switches of those parts. */
export function PermissionFields({
  form,
  readOnly,
}: SectionFieldsProps<PermissionValues>): ReactElement {
  const seesRoles = useCan('roles.can_view');
  return (
    <FormSection
      title={text.permissions.title}
      text={
        <>
          {text.permissions.about}{' '}
          {seesRoles && (
            <AppLink href="/admin/users/roles" className="ad-more">
              {text.permissions.roles}
            </AppLink>
          )}
        </>
      }
    >
      {(['command_menu', 'voip'] as const).map((name) => (
        <SwitchField
          key={name}
          form={form}
          name={name}
          label={labels[name]}
          description={text.permissions[`${name}Text`]}
          readOnly={readOnly}
        />
      ))}
    </FormSection>
  );
}
