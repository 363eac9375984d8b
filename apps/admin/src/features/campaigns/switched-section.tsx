import type { RecordFieldsProps } from '@org/admin-kit';
import type { Campaign } from '@org/schema/entities';
import { FormSection, Switch } from '@org/ui';
import type { ReactElement, ReactNode } from 'react';
import type { PathValue } from 'react-hook-form';
import type { CampaignFormValues } from './campaign-form.ts';

/** Fields of a campaign that are null when they are turned off. */
type SwitchedField = 'abTest' | 'sendWindow';
type SwitchedValue<Name extends SwitchedField> = NonNullable<CampaignFormValues[Name]>;

/** Props of the section. */
interface SwitchedSectionProps<Name extends SwitchedField>
  extends Pick<RecordFieldsProps<Campaign, CampaignFormValues>, 'form' | 'readOnly'> {
  readonly name: Name;
  /** Value when it is turned on. */
  readonly initial: SwitchedValue<Name>;
  readonly title: string;
  readonly label: string;
  readonly help: string;
  /** Renders the fields of the value while it is turned on. */
  readonly children: (
    value: SwitchedValue<Name>,
    set: (next: SwitchedValue<Name>) => void,
  ) => ReactNode;
}

/** Renders a section of the form whose fields appear when a switch is on. */
export function SwitchedSection<Name extends SwitchedField>({
  form,
  readOnly,
  name,
  initial,
  title,
  label,
  help,
  children,
}: SwitchedSectionProps<Name>): ReactElement {
  const value: CampaignFormValues[Name] = form.watch(name);
  const set = (next: CampaignFormValues[Name]): void =>
    form.setValue(name, next as PathValue<CampaignFormValues, Name>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <FormSection title={title}>
      <Switch
        label={label}
        description={help}
        disabled={readOnly}
        checked={value !== null}
        onChange={({ currentTarget: { checked } }) =>
          set((checked ? initial : null) as CampaignFormValues[Name])
        }
      />
      {value !== null && children(value, set)}
    </FormSection>
  );
}
