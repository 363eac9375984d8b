import { AppLink, LoadedScreen, useCan } from '@org/admin-kit';
import { callQuery, useApi } from '@org/api-client/react';
import { apiContract } from '@org/schema/contract';
import type { Automation, AutomationStep, AutomationStepKind } from '@org/schema/entities';
import { Alert, Button, Icon, PageHeader, StatusDot, toast } from '@org/ui';
import { IconBolt, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { campaignEditorHref } from '../campaign-links.ts';
import { AutomationPeople } from './automation-people.tsx';
import { AUTOMATION_TONES } from './automation-tones.ts';
import { describeStart } from './describe-step.ts';
import { DetailsDialog } from './details-dialog.tsx';
import {
  insertStep,
  moveStep,
  newStep,
  removeStep,
  replaceStep,
  type StepList,
} from './edit-steps.ts';
import { EmailDialog } from './email-dialog.tsx';
import { text } from './messages.ts';
import { PausedEmails } from './paused-emails.tsx';
import { StartDialog } from './start-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import { StepFlow } from './step-flow.tsx';
import { type StepProblems, useAutomationCalls } from './use-automation-calls.ts';
import { useStepChoices } from './use-step-names.ts';
import './automations.css';

/** Dialog that is open. */
type Opened =
  | { readonly kind: 'start' | 'details' }
  | { readonly kind: 'step'; readonly step: AutomationStep };

/** Renders what an automation does at this moment. */
function Notice({ automation }: { readonly automation: Automation }): ReactElement | null {
  const { status, is_changed: isChanged } = automation;
  if (status === 'draft') return <Alert color="gray">{text.draftNotice}</Alert>;
  if (status === 'paused') return <Alert color="yellow">{text.pausedNotice}</Alert>;
  return isChanged ? <Alert color="blue">{text.changed}</Alert> : null;
}

/** Renders the screen of an automation. */
export function AutomationScreen({
  automation,
}: {
  readonly automation: Automation;
}): ReactElement {
  const router = useRouter();
  const calls = useAutomationCalls();
  const choices = useStepChoices(automation);
  const canUpdate = useCan('email_marketing.can_update');
  const canSend = useCan('email_marketing.can_send');
  const canRemove = useCan('email_marketing.can_delete');
  const [opened, setOpened] = useState<Opened>();
  const [problems, setProblems] = useState<StepProblems>({});
  const { status, steps } = automation;
  const figures = useQuery({
    ...callQuery(useApi(), apiContract.automations.figures, { params: { id: automation.id } }),
    enabled: automation.published > 0,
  });

  const save = (changed: readonly AutomationStep[]) => calls.save(automation, { steps: changed });
  async function add(list: StepList, index: number, kind: AutomationStepKind): Promise<void> {
    const step = newStep(kind);
    if ((await save(insertStep(steps, list, index, step))) && kind !== 'end')
      setOpened({ kind: 'step', step });
  }
  async function remove(step: AutomationStep): Promise<void> {
    if (await save(removeStep(steps, step.id)))
      toast.success(text.stepRemoved, {
        label: text.undo,
        // Only while nothing else was changed: a later version is refused, and said so.
        onPress: () =>
          void calls.save({ ...automation, version: automation.version + 1 }, { steps }),
      });
  }
  async function activate(): Promise<void> {
    setProblems(await calls.activate(automation));
  }
  async function removeAutomation(): Promise<void> {
    if (await calls.remove(automation))
      await router.navigate({ href: '/admin/email-marketing/automations' });
  }
  const canPublish = status !== 'active' || automation.is_changed;
  return (
    <div className="ad-form-screen au-screen">
      <AppLink href="/admin/email-marketing/automations" className="ad-back">
        {text.all}
      </AppLink>
      <PageHeader
        title={automation.name}
        icon={IconBolt}
        buttons={
          <>
            <StatusDot tone={AUTOMATION_TONES[status]} label={text.statuses[status]} />
            {canUpdate && (
              <Button variant="default" onClick={() => setOpened({ kind: 'details' })}>
                {text.rename}
              </Button>
            )}
            {canRemove && (
              <Button variant="default" onClick={() => void removeAutomation()}>
                {text.remove}
              </Button>
            )}
            {canSend && status === 'active' && (
              <Button variant="default" onClick={() => void calls.pause(automation)}>
                {text.pause}
              </Button>
            )}
            {canSend && canPublish && (
              <Button
                variant="filled"
                leftSection={<Icon of={IconPlayerPlay} />}
                onClick={() => void activate()}
              >
                {status === 'active' ? text.publish : text.activate}
              </Button>
            )}
          </>
        }
      />
      {automation.description && <p className="at-meta">{automation.description}</p>}
      <Notice automation={automation} />
      <PausedEmails
        automation={automation}
        names={choices.names}
        figures={figures.data?.results}
        onResume={calls.resumeEmail}
      />
      {problems[''] && <Alert color="red">{problems['']}</Alert>}
      <section className="ad-card au-canvas" aria-label={automation.name}>
        <div className="au-card au-start">
          <button
            type="button"
            className="au-card-main"
            disabled={!canUpdate}
            onClick={() => setOpened({ kind: 'start' })}
          >
            <span className="au-card-icon">
              <Icon of={IconBolt} />
            </span>
            <span className="au-card-words">
              <strong>{text.start}</strong>
              <span className="at-meta">{describeStart(automation.start, choices.names)}</span>
            </span>
          </button>
        </div>
        <StepFlow
          automation={automation}
          names={choices.names}
          readOnly={!canUpdate}
          problems={problems}
          figures={figures.data?.results}
          onAdd={(list, index, kind) => void add(list, index, kind)}
          onEdit={(step) => setOpened({ kind: 'step', step })}
          onMove={(step, by) => void save(moveStep(steps, step.id, by))}
          onRemove={(step) => void remove(step)}
        />
      </section>
      <AutomationPeople automation={automation} />
      {opened?.kind === 'details' && (
        <DetailsDialog
          automation={automation}
          onSave={(changed) => calls.save(automation, changed)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.kind === 'start' && (
        <StartDialog
          start={automation.start}
          choices={choices}
          onSave={(start) => calls.save(automation, { start })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.kind === 'step' && opened.step.kind === 'email' && (
        <EmailDialog
          step={opened.step}
          onCreate={async (step, name) => {
            const email = await calls.createEmail(automation, name);
            if (!email || !(await save(replaceStep(steps, { ...step, emailId: email.id }))))
              return false;
            toast.success(text.emailCreated);
            await router.navigate({ href: campaignEditorHref(email) });
            return true;
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.kind === 'step' && opened.step.kind !== 'email' && (
        <StepDialog
          step={opened.step}
          choices={choices}
          onSave={(step) => save(replaceStep(steps, step))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

/** Renders an automation: its flow, and the people on their way. */
export function AutomationRoute(): ReactElement {
  const api = useApi();
  const { id } = useParams({ strict: false });
  const canView = useCan('email_marketing.can_view');
  const found = useQuery({
    ...callQuery(api, apiContract.automations.get, { params: { id: Number(id) } }),
    enabled: canView,
  });
  return (
    <LoadedScreen query={found} canView={canView} what={text.see}>
      {({ automation }) => <AutomationScreen key={automation.id} automation={automation} />}
    </LoadedScreen>
  );
}
