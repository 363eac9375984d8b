import type {
  Automation,
  AutomationFigures,
  AutomationStep,
  AutomationStepKind,
} from '@org/schema/entities';
import { ActionIcon, Icon, Menu, useFormats } from '@org/ui';
import {
  IconArrowDown,
  IconArrowUp,
  IconChecklist,
  IconClock,
  IconDots,
  IconFlag,
  IconGitBranch,
  IconListDetails,
  IconMail,
  IconPlus,
  IconTag,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { describeStep, type StepNames, stepTitle } from './describe-step.ts';
import type { StepList } from './edit-steps.ts';
import { STEP_NAMES, text } from './messages.ts';
import type { StepProblems } from './use-automation-calls.ts';

const ICONS: Readonly<Record<AutomationStepKind, typeof IconMail>> = {
  email: IconMail,
  wait: IconClock,
  condition: IconGitBranch,
  tag: IconTag,
  list: IconListDetails,
  task: IconChecklist,
  end: IconFlag,
};
const KINDS = Object.keys(STEP_NAMES) as AutomationStepKind[];

/** Props of the flow: the automation, and what changes it; read-only without permission. */
export interface StepFlowProps {
  readonly automation: Automation;
  readonly names: StepNames;
  readonly readOnly: boolean;
  /** Problems that prevent activation, by the id of the step. */
  readonly problems: StepProblems;
  /** Counts of people and readers; undefined before they are loaded, and before anybody entered. */
  readonly figures: AutomationFigures | undefined;
  readonly onAdd: (list: StepList, index: number, kind: AutomationStepKind) => void;
  readonly onEdit: (step: AutomationStep) => void;
  readonly onMove: (step: AutomationStep, by: -1 | 1) => void;
  readonly onRemove: (step: AutomationStep) => void;
}

/** Renders the button that adds a step at a place. */
function AddStep({
  place,
  onAdd,
}: {
  readonly place: string;
  readonly onAdd: (kind: AutomationStepKind) => void;
}): ReactElement {
  return (
    <Menu width={220} position="bottom">
      <Menu.Target>
        <ActionIcon
          className="au-add"
          size={28}
          variant="default"
          aria-label={text.addStepHere(place)}
        >
          <Icon of={IconPlus} size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {KINDS.map((kind) => (
          <Menu.Item key={kind} leftSection={<Icon of={ICONS[kind]} />} onClick={() => onAdd(kind)}>
            {STEP_NAMES[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Renders how many people have done a step and wait for it, and what they did with its email. */
function StepFigures({
  step,
  figures,
}: Pick<StepFlowProps, 'figures'> & { readonly step: AutomationStep }): ReactElement | null {
  const { number } = useFormats();
  const people = figures?.steps.find(({ id }) => id === step.id);
  const email =
    step.kind === 'email' ? figures?.emails.find(({ id }) => id === step.emailId) : undefined;
  const parts = [
    people && people.passed > 0 && text.passed(number(people.passed)),
    people && people.waiting > 0 && text.waitingHere(number(people.waiting)),
    email && email.sent > 0 && text.opened(number((email.opened / email.sent) * 100, 0)),
    email && email.clicked > 0 && text.clicked(number((email.clicked / email.sent) * 100, 0)),
  ].filter(Boolean);
  return parts.length > 0 ? <span className="at-meta">{parts.join(' · ')}</span> : null;
}

/** Renders a step with its actions, and the ways of a condition. */
function StepCard(props: StepFlowProps & { readonly step: AutomationStep }): ReactElement {
  const { step, names, readOnly, problems, figures, onEdit, onMove, onRemove } = props;
  const problem = problems[step.id];
  const details = describeStep(step, names);
  const title = stepTitle(step, names);
  const isMissing = details === '' && step.kind !== 'end';
  return (
    <>
      <div
        className="au-card"
        data-missing={isMissing || undefined}
        data-problem={problem ? true : undefined}
      >
        <button
          type="button"
          className="au-card-main"
          disabled={readOnly && step.kind !== 'email'}
          onClick={() => onEdit(step)}
        >
          <span className="au-card-icon">
            <Icon of={ICONS[step.kind]} />
          </span>
          <span className="au-card-words">
            <strong>{STEP_NAMES[step.kind]}</strong>
            {step.kind !== 'end' && <span className="at-meta">{details || text.addDetails}</span>}
            <StepFigures step={step} figures={figures} />
            {problem && <span className="au-problem">{problem}</span>}
          </span>
        </button>
        {!readOnly && (
          <Menu width={180} position="bottom-end">
            <Menu.Target>
              <ActionIcon
                size={32}
                variant="subtle"
                color="gray"
                aria-label={text.actionsOf(title)}
              >
                <Icon of={IconDots} size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Icon of={IconArrowUp} />} onClick={() => onMove(step, -1)}>
                {text.moveUp}
              </Menu.Item>
              <Menu.Item leftSection={<Icon of={IconArrowDown} />} onClick={() => onMove(step, 1)}>
                {text.moveDown}
              </Menu.Item>
              <Menu.Item
                color="var(--at-danger)"
                leftSection={<Icon of={IconTrash} />}
                onClick={() => onRemove(step)}
              >
                {text.removeStep}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {step.kind === 'condition' && (
        <div className="au-ways">
          {(['yes', 'no'] as const).map((way) => (
            <section className="au-way" key={way} aria-label={text[way]}>
              <span className="au-way-name" data-way={way}>
                {text[way]}
              </span>
              <StepListView
                {...props}
                steps={step[way]}
                list={{ conditionId: step.id, way }}
                place={text.atWay(text[way])}
              />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** Renders a list of steps, with a button to add one before, between and after them. */
function StepListView({
  steps,
  list,
  place,
  ...props
}: StepFlowProps & {
  readonly steps: readonly AutomationStep[];
  readonly list: StepList;
  /** Place at the start of the list, in words. */
  readonly place: string;
}): ReactElement {
  const add = (index: number, where: string) =>
    props.readOnly ? (
      <span className="au-line" aria-hidden />
    ) : (
      <AddStep place={where} onAdd={(kind) => props.onAdd(list, index, kind)} />
    );
  return (
    <ol className="au-steps">
      <li className="au-gap">{add(0, place)}</li>
      {steps.map((step, at) => (
        <li className="au-step" key={step.id}>
          <StepCard {...props} step={step} />
          {step.kind !== 'end' && (
            <div className="au-gap">
              {add(at + 1, text.afterStep(stepTitle(step, props.names)))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Renders the steps of an automation as a flow from top to bottom, which is read and edited in the same order by keyboard. */
export function StepFlow(props: StepFlowProps): ReactElement {
  return (
    <section className="au-flow" aria-label={text.flow}>
      <StepListView {...props} steps={props.automation.steps} list="top" place={text.atStart} />
      <span className="au-end">{text.finish}</span>
    </section>
  );
}
