import { useCan } from '@org/admin-kit';
import type { Project } from '@org/schema/entities';
import { Button, Icon } from '@org/ui';
import { IconTemplate } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { text } from './messages.ts';
import { TemplateNameDialog } from './template-dialogs.tsx';

/** Renders a button that saves a project as a template; nothing for users who may not create projects. */
export function SaveTemplateButton({
  project,
}: {
  readonly project: Project;
}): ReactElement | null {
  const canCreate = useCan('projects.can_create');
  const [isOpen, setOpen] = useState(false);
  if (!canCreate) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconTemplate} />}
        onClick={() => setOpen(true)}
      >
        {text.saveTemplate}
      </Button>
      {isOpen && <TemplateNameDialog project={project} onClose={() => setOpen(false)} />}
    </>
  );
}
