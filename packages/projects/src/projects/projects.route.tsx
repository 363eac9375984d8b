import { EntityList, NewRecordRoute, RecordRoute } from '@org/admin-kit';
import type { ReactElement } from 'react';
import { PROJECT_SCREEN } from './project.config.tsx';
import { PROJECT_LIST } from './project-list.config.tsx';

/** Renders the list of projects. */
export function ProjectsRoute(): ReactElement {
  return <EntityList screen={PROJECT_LIST} />;
}

/** Renders the form of a new project. */
export function NewProjectRoute(): ReactElement {
  return <NewRecordRoute screen={PROJECT_SCREEN} />;
}

/** Renders the project whose id is in the URL. */
export function ProjectRoute(): ReactElement {
  return <RecordRoute screen={PROJECT_SCREEN} />;
}
