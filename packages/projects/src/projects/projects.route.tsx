import {
  CustomFieldsScreen,
  EntityList,
  NewRecordRoute,
  RecordRoute,
  toListFields,
  useCan,
  useCustomFields,
} from '@org/admin-kit';
import { apiContract } from '@org/schema/contract';
import { IconForms, IconTemplate } from '@tabler/icons-react';
import { type ReactElement, useMemo } from 'react';
import { text } from './messages.ts';
import { PROJECT_SCREEN } from './project.config.tsx';
import { PROJECT_LIST } from './project-list.config.tsx';

/** Links beside the title of the list. */
const MENU = [
  { label: text.templates, icon: IconTemplate, href: '/admin/projects/templates' },
  { label: text.customFields, icon: IconForms, href: '/admin/projects/fields' },
];

/** Renders the list of projects, with the tenant's custom fields as columns. */
export function ProjectsRoute(): ReactElement {
  const own = useCustomFields(apiContract.projects, useCan('projects.can_view'));
  const fields = useMemo(() => own.data && toListFields(own.data), [own.data]);
  return <EntityList screen={PROJECT_LIST} menu={MENU} {...(fields && { ownFields: fields })} />;
}

/** Renders the form of a new project. With `customer` in the URL the project is for that customer. */
export function NewProjectRoute(): ReactElement {
  const customer = new URLSearchParams(window.location.search).get('customer') ?? '';
  const given = /^\d{1,15}$/.test(customer) ? { customer_id: customer } : undefined;
  return <NewRecordRoute screen={PROJECT_SCREEN} {...(given && { given })} />;
}

/** Renders the project whose id is in the URL. */
export function ProjectRoute(): ReactElement {
  return <RecordRoute screen={PROJECT_SCREEN} />;
}

/** Renders the custom fields of projects. */
export function ProjectFieldsRoute(): ReactElement {
  return (
    <CustomFieldsScreen
      calls={apiContract.projects}
      permission="projects.can_view"
      title={text.fieldsTitle}
      about={text.fieldsText}
      emptyText={text.noFieldsText}
      back={{ href: '/admin/projects', label: text.all }}
      see={text.see}
    />
  );
}
