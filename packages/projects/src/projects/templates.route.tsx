import { AppLink, describeError, failureText, useCan } from '@org/admin-kit';
import { callKey, callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { ProjectTemplate } from '@org/schema/entities';
import {
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Icon,
  IconButton,
  NoPermission,
  PageHeader,
  SkeletonLines,
  toast,
  useFormats,
} from '@org/ui';
import { IconArrowLeft, IconPencil, IconTemplate, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { formatMinutes } from '../parts/durations.ts';
import { text } from './messages.ts';
import { FromTemplateDialog, TemplateNameDialog } from './template-dialogs.tsx';

const { projects } = apiContract;
const MINUTES = 60;

/** Dialog that is open, and the template that it is about. */
interface OpenDialog {
  readonly kind: 'create' | 'rename';
  readonly template: ProjectTemplate;
}

/** Renders the templates of projects, from which projects are made. */
export function ProjectTemplatesRoute(): ReactElement {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const formats = useFormats();
  const canView = useCan('projects.can_view');
  const canCreate = useCan('projects.can_create');
  const canRename = useCan('projects.can_update');
  const canRemove = useCan('projects.can_delete');
  const [open, setOpen] = useState<OpenDialog>();
  const found = useQuery({ ...callQuery(api, projects.templates), enabled: canView });
  if (!canView) return <NoPermission what={text.see} />;
  const templates = found.data?.results.rows ?? [];

  async function remove({ id, name }: ProjectTemplate): Promise<void> {
    const answer = await confirm({
      title: text.deleteTemplateTitle(name),
      text: text.deleteTemplateText,
      confirmLabel: text.deleteTemplate,
      danger: true,
    });
    if (answer !== 'confirm') return;
    try {
      await api.call(projects.removeTemplate, { params: { id } });
      toast.success(text.templateDeleted);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await queries.invalidateQueries({ queryKey: callKey(projects.templates) });
  }

  return (
    <div className="ad-form-screen">
      <PageHeader
        title={text.templates}
        icon={IconTemplate}
        meta={text.templatesText}
        back={
          <AppLink href="/admin/projects" className="ad-back">
            <Icon of={IconArrowLeft} size={14} /> {text.all}
          </AppLink>
        }
      />
      {found.isPending && <SkeletonLines count={4} />}
      {found.isError && (
        <ErrorState
          {...describeError(found.error)}
          title={text.templatesFailed}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && templates.length === 0 && (
        <EmptyState icon={IconTemplate} title={text.noTemplates} text={text.noTemplatesText} />
      )}
      {templates.length > 0 && (
        <ul className="pj-templates">
          {templates.map((template) => (
            <li key={template.id}>
              <div className="pj-template-text">
                <strong className="at-cut">{template.name}</strong>
                <span className="at-meta">
                  {[
                    text.templateTasks(template.tasks_count),
                    formatMinutes(Math.round(template.est_hours * MINUTES), formats),
                    template.created_by?.displayName,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              {canCreate && (
                <Button
                  variant="default"
                  aria-label={text.fromTemplate(template.name)}
                  onClick={() => setOpen({ kind: 'create', template })}
                >
                  {text.newProject}
                </Button>
              )}
              {canRename && (
                <IconButton
                  icon={IconPencil}
                  label={text.renameOne(template.name)}
                  onPress={() => setOpen({ kind: 'rename', template })}
                />
              )}
              {canRemove && (
                <IconButton
                  icon={IconTrash}
                  label={text.deleteOne(template.name)}
                  onPress={() => void remove(template)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'create' && (
        <FromTemplateDialog
          template={open.template}
          onClose={() => setOpen(undefined)}
          onCreated={({ id }) => void navigate({ to: `/admin/projects/${id}` })}
        />
      )}
      {open?.kind === 'rename' && (
        <TemplateNameDialog template={open.template} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
