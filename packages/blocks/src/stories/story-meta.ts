import type { JsonValue } from '@org/schema/entities';
import type { InputType } from 'storybook/internal/types';
import { type FieldOption, getProps, type SettingField } from '../define/define-settings.ts';
import { type BlockType, DEFINITIONS } from '../registry/definitions.gen.ts';
import { SETTINGS } from '../registry/settings.gen.ts';

/** Meta data of a block's stories, without their title. */
export interface StoryMeta {
  readonly argTypes: Record<string, InputType>;
  readonly parameters: {
    readonly docs: { readonly description: { readonly component: string } };
  };
}

/** Returns the labels of options by value. */
const getLabels = (options: readonly FieldOption[]): Record<string, string> =>
  Object.fromEntries(options.map(({ value, label }) => [String(value), label]));

function control(field: SettingField): InputType {
  switch (field.kind) {
    case 'number':
    case 'slider':
      return {
        control: {
          type: field.kind === 'slider' ? 'range' : 'number',
          min: field.min,
          max: field.max,
          step: field.step,
        },
      };
    case 'columns':
      return { control: { type: 'number', min: field.min, max: field.max, step: 1 } };
    case 'select':
    case 'segments':
      return {
        control: { type: 'select', labels: getLabels(field.options) },
        options: field.options.map((option) => option.value),
      };
    case 'toggle':
      return { control: 'boolean' };
    case 'color':
      return { control: 'color' };
    case 'list':
    case 'sizes':
      return { control: 'object' };
    default:
      return { control: 'text' };
  }
}

/** Returns a short text for a default in the table of controls, at most one line. */
function shortly(value: JsonValue | undefined): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Returns the controls of a block's stories, labeled as in its settings panel; the description contains the name of the prop. */
function getControls(type: BlockType): Record<string, InputType> {
  const fields: readonly SettingField[] = SETTINGS[type];
  const { defaults } = DEFINITIONS[type];
  return Object.fromEntries(
    fields.flatMap((field) =>
      getProps(field).map((prop) => {
        const table = {
          type: { summary: prop },
          defaultValue: { summary: shortly(defaults[prop]) },
        };
        const own = prop === field.prop;
        return [
          prop,
          own
            ? { ...control(field), name: field.label, description: field.help ?? '', table }
            : { control: 'text', name: `${field.label} (${prop})`, table },
        ];
      }),
    ),
  );
}

const WHEN: Readonly<Record<string, string>> = {
  load: 'Runs a script as soon as the page is there.',
  visible: 'Runs a script once it is seen.',
  idle: 'Runs a script when there is time.',
};

/** Returns the labels of block types. */
const labelled = (types: readonly string[]): string =>
  types.map((type) => DEFINITIONS[type as BlockType]?.label ?? type).join(', ');

/** Returns the purpose of a block and its allowed parents. */
function aboutBlock(type: BlockType): string {
  const { description, rules, hydration, targets, internal } = DEFINITIONS[type];
  const { parents, children } = rules;
  const facts = [
    parents?.length ? `**Stands in:** ${labelled(parents)}` : '',
    children?.length ? `**Holds:** ${labelled(children)}` : '',
    internal ? '**In the palette:** no, it comes with another block' : '',
    targets.includes('email') ? '**Used in:** emails' : '',
    WHEN[hydration] ? `**Script:** ${WHEN[hydration]}` : '',
  ].filter(Boolean);
  return `${description}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}`;
}

/** Returns the common meta data of a block's stories: controls and description. */
export function storyMeta(type: BlockType): StoryMeta {
  return {
    argTypes: getControls(type),
    parameters: { docs: { description: { component: aboutBlock(type) } } },
  };
}
